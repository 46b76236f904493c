import { ERRORS } from '@muara/contract/errors';
import { OPERATION_IDS, type OperationId } from '@muara/contract/operations';
import { rules } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, RefusedCall, type TestCaller } from '../../testing/index.ts';
import {
  BY_CODE,
  mayCall,
  OUTSIDERS,
  OWNED,
  searching,
  TO_THE_PROVIDER,
  UNCONCERNED,
  type Outsider,
} from '../../testing/ownership/calls.ts';
import { getStage, type Stage } from '../../testing/ownership/stage.ts';
import { buyBatch } from '../../testing/samples/my-tickets.ts';
import { joinChannel } from '../../testing/stages/sales.ts';
import { buildReceipt } from '../domain/printing/index.ts';
import type { TicketRecord } from '../world/ticket-records.ts';

/** Returns everything of others that a caller could have changed. */
function getState({ sim, victims, names }: Stage): string {
  const { tickets, subTickets, users, payments } = sim.world.tables;
  return JSON.stringify([
    victims.map(({ id }) => [tickets.get(id), subTickets.by('ticket', id), payments.by('ticket', id)]),
    names.users.map(({ id }) => users.get(id)),
    tickets.by('agent', names.rivalId).length,
    names.own.map((id) => subTickets.get(id)),
    sim.world.tables.outbox.all().filter(({ to }) => to.some((address) => /secret|thief/.test(address))).length,
  ]);
}

/** Returns everything in a call's response or refusal. */
async function getAnswer(
  caller: TestCaller,
  id: OperationId,
  input: object,
): Promise<{ status: number; text: string }> {
  const answer: unknown = await caller.call(id, input as never).catch((error: unknown) => error);
  if (answer instanceof RefusedCall) return { status: answer.status, text: JSON.stringify(answer.body) };
  if (answer instanceof Error) throw answer;
  return {
    status: 200,
    text: answer instanceof Uint8Array ? new TextDecoder('latin1').decode(answer) : JSON.stringify(answer),
  };
}

/** Returns the secrets in a response that the caller did not send. */
function leaks(text: string, input: object, secrets: readonly string[]): string[] {
  const told = JSON.stringify(input);
  return secrets.filter((secret) => !told.includes(secret) && text.includes(secret));
}

const plays = (calls: Partial<Record<OperationId, unknown>>): [OperationId, Outsider][] =>
  (Object.keys(calls) as OperationId[]).flatMap((id) =>
    OUTSIDERS.filter((who) => mayCall(who, id)).map((who): [OperationId, Outsider] => [id, who]),
  );

test('every call open to people outside the operator is covered here once', () => {
  const ids = OPERATION_IDS;
  const open = ids.filter((id) => OUTSIDERS.some((who) => mayCall(who, id)));
  const looked = [OWNED, BY_CODE, UNCONCERNED].flatMap((calls) => Object.keys(calls));
  expect(looked.toSorted()).toEqual(open.toSorted());
});

describe('nobody reads or changes what is another’s', () => {
  test.each(plays(OWNED))('%s by %s', async (id, who) => {
    const scene = await getStage(who);
    const inputs = OWNED[id]?.(scene.names) ?? [];
    expect(inputs.length).toBeGreaterThan(0);
    const before = getState(scene);
    for (const input of inputs) {
      // Each call finds the world as the previous one left it.
      // oxlint-disable-next-line no-await-in-loop
      const { status, text } = await getAnswer(scene.caller, id, input);
      expect([input, status, leaks(text, input, scene.secrets)]).toEqual([input, status, []]);
      expect(status).toBeLessThan(500);
    }
    expect(getState(scene)).toBe(before);
    expect(scene.sim.warnings).toEqual([]);
  });

  test.each([
    ['getMyPurchase', 'agent'],
    ['getMyPurchase', 'tourguide'],
    ['getMyPurchase', 'customer'],
    ['requestRefund', 'agent'],
    ['requestRefund', 'customer'],
    ['requestCancel', 'agent'],
    ['requestCancel', 'tourguide'],
    ['getMyTicket', 'agent'],
    ['markTicketsSold', 'agent'],
    ['sendTickets', 'agent'],
    ['editMyTicketEmail', 'agent'],
    ['resendMyTicket', 'agent'],
    ['voidMyTicket', 'agent'],
  ] as const)('%s tells %s that there is no such ticket, whether or not there is one', async (id, who) => {
    const { caller, names } = await getStage(who);
    for (const input of OWNED[id]?.(names) ?? []) {
      // oxlint-disable-next-line no-await-in-loop
      const { code, body } = await caller.refused(id, input);
      expect([input, code, body.message]).toEqual([input, 'ticket_not_found', ERRORS.ticket_not_found.message]);
    }
  });

  test('searches for others’ data find nothing, as if it did not exist', async () => {
    const { caller, names } = await getStage('agent');
    for (const { query } of searching(names) as { query: { search: string } }[]) {
      for (const id of ['listMyTickets', 'listMyPurchases', 'listBugReports'] as const) {
        // oxlint-disable-next-line no-await-in-loop
        const { total } = (await caller.call(id, { query })) as { total: number };
        expect([id, query, total]).toEqual([id, query, 0]);
      }
    }
  });

  test('an agent’s token in a URL opens no file of another', async () => {
    const { sim, caller, victims, secrets } = await getStage('agent');
    const [batch] = victims as [TicketRecord];
    const address = `/api/my-tickets/export?batch=${batch.code}&token=${encodeURIComponent(caller.token)}`;
    const response = await sim.fetch(address);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
    expect(leaks(text, {}, secrets)).toEqual([]);
  });
});

describe('a code reveals only what is printed', () => {
  test.each(plays(BY_CODE))('%s by %s', async (id, who) => {
    const scene = await getStage(who);
    const { sim, names, contacts } = scene;
    const parts = names.parts.flatMap(({ id, code }) => [code, sim.world.tables.subTickets.must(id).qrcode]);
    const secrets = TO_THE_PROVIDER.has(id) ? parts : [...parts, ...contacts];
    for (const input of BY_CODE[id]?.(scene.names) ?? []) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, text } = await getAnswer(scene.caller, id, input);
      expect([input, status, leaks(text, input, secrets)]).toEqual([input, status, []]);
      expect(status).toBeLessThan(500);
    }
  });

  test('a receipt shows no address or phone number', async () => {
    const { sim, victims, contacts } = await getStage('guest');
    for (const ticket of victims)
      expect(leaks(JSON.stringify(buildReceipt(sim.world, ticket, rules)), {}, contacts)).toEqual([]);
  });
});

test('the realtime channel reveals nothing about others to outsiders', async () => {
  const sim = createTestSimulator();
  const rival = sim.world.tables.users.all().find(({ role, id, active }) => role === 'Agent' && id > 18 && active);
  sim.world.tables.users.update(rival?.id ?? 0, { passwordHash: sim.world.tables.users.must(9).passwordHash });
  const windows = await Promise.all(
    (['agent', 'tourguide', 'customer'] as const).map(async (who) => joinChannel(sim, await sim.as(who))),
  );
  const { agent, parts, batch } = await buyBatch(sim, {}, rival?.username);
  const [first, second, third] = parts.map(({ id }) => id) as [number, number, number];
  const to = { name: 'Secret Holder', email: 'holder@secret.test' };
  await agent.call('sendTickets', { body: { ticket_ids: [first], ...to } });
  await agent.call('resendMyTicket', { params: { id: first } });
  await agent.call('markTicketsSold', { body: { ticket_ids: [second] } });
  await agent.call('voidMyTicket', { params: { id: third } });
  await agent
    .call('requestCancel', { body: { id: batch.id, type: 'ticket', cancel_note: 'Secret note' } })
    .catch(() => {});
  const said = windows.map(({ messages }) => JSON.stringify(messages));
  expect(said[0]).toContain('"my_tickets"');
  for (const text of said) expect(leaks(text, {}, [batch.code, batch.receiptNo, 'Secret', 'secret.test'])).toEqual([]);
});
