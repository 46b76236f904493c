import { countedSubTicketState } from '@muara/contract/rules';
import type { MyTicket, OperationMap } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import { toIso } from '../../world/local-time.ts';
import { AINA, buyBatch, counterPart } from '../../../testing/samples/my-tickets.ts';
import { joinChannel, openTill } from '../../../testing/stages/sales.ts';

const AGENT = 9;
const CUSTOMER = 11;

type Query = OperationMap['listMyTickets']['query'];

function getState(ticket: SubTicketRecord): string {
  return countedSubTicketState({
    sold: ticket.sold,
    user_id: ticket.userId,
    validated_at: toIso(ticket.validatedAt),
    request_canceled_at: toIso(ticket.requestCanceledAt),
    canceled_at: toIso(ticket.canceledAt),
    expired: ticket.expired,
  });
}

/** Returns an agent's tickets from the records, in list order. */
function mine(sim: TestSimulator, where: (ticket: SubTicketRecord) => boolean = () => true): SubTicketRecord[] {
  return sim.world.tables.subTickets
    .all()
    .filter((ticket) => ticket.agentId === AGENT && where(ticket))
    .sort((one, other) => other.ticketId - one.ticketId || (one.code < other.code ? -1 : 1));
}

async function allPages(agent: TestCaller, query: Query): Promise<MyTicket[]> {
  const rows: MyTicket[] = [];
  for (let page = 0; ; page++) {
    // One page shows whether there is another.
    const { data, total } = await agent.call('listMyTickets', { query: { ...query, page } });
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return rows;
  }
}

const codes = (rows: readonly { code: string }[]): string[] => rows.map(({ code }) => code);
const lastMail = (sim: TestSimulator) => sim.world.tables.outbox.all().at(-1);

describe('listMyTickets', () => {
  test('200: lists exactly the agent’s tickets, newest batch first, each from its first ticket', async () => {
    const sim = createTestSimulator();
    const rows = await allPages(await sim.as('agent'), {});
    expect(codes(rows)).toEqual(codes(mine(sim)));
    expect(rows.length).toBeGreaterThan(40);
  });

  test('200: filters correctly, alone and in any combination', async () => {
    const sim = createTestSimulator();
    const agent = await sim.as('agent');
    const { tickets } = sim.world.tables;
    const [first] = mine(sim) as [SubTicketRecord];
    const { code: batch, packageId } = tickets.must(first.ticketId);
    const questions: [Query, (ticket: SubTicketRecord) => boolean][] = [
      ...(['Available', 'Sold', 'Used', 'Voided', 'Expired'] as const).map(
        (type): [Query, (ticket: SubTicketRecord) => boolean] => [{ type }, (ticket) => getState(ticket) === type],
      ),
      [{ category: 'adult' }, ({ category }) => category === 'adult'],
      [{ category: 'free', type: 'Used' }, (ticket) => ticket.category === 'free' && getState(ticket) === 'Used'],
      [{ package_id: packageId }, ({ ticketId }) => tickets.must(ticketId).packageId === packageId],
      [{ batch: batch.toLowerCase() }, ({ ticketId }) => ticketId === first.ticketId],
      [
        { batch, type: 'Sold', search: '00' },
        (ticket) => ticket.ticketId === first.ticketId && getState(ticket) === 'Sold' && ticket.code.includes('00'),
      ],
      [{ search: ` ${first.code.slice(4, 9).toLowerCase()} ` }, ({ code }) => code.includes(first.code.slice(4, 9))],
      [{ search: first.code }, ({ id }) => id === first.id],
      [{ search: 'nobody has this' }, () => false],
    ];
    for (const [query, where] of questions) {
      expect([query, codes(await allPages(agent, query))]).toEqual([query, codes(mine(sim, where))]);
    }
  });

  test('200: searches the holder’s name, as the agent wrote it, and email', async () => {
    const sim = createTestSimulator();
    const { agent, parts } = await buyBatch(sim);
    const [{ id, code }] = parts as [SubTicketRecord];
    await agent.call('sendTickets', { body: { ticket_ids: [id], name: 'Aunt Priya', email: 'CUSTOMER@muara.test' } });
    for (const search of ['aunt PRI', 'customer@muara'])
      expect(codes((await agent.call('listMyTickets', { query: { search } })).data), search).toEqual([code]);
    expect((await agent.call('listMyTickets', { query: { search: 'Nair' } })).total).toBe(0);
  });

  test('200: returns batches with tickets to hand out, next to expire first, with figures that add up', async () => {
    const sim = createTestSimulator();
    const { agent, batch, parts } = await buyBatch(sim);
    await agent.call('markTicketsSold', { body: { ticket_ids: [parts[0]?.id ?? 0] } });
    const { batches } = await agent.call('listMyTickets');
    const open = new Set(mine(sim, (ticket) => getState(ticket) === 'Available').map(({ ticketId }) => ticketId));
    expect(batches.length).toBe(Math.min(20, open.size));
    const ends = batches.map(({ expired_at: at }) => at ?? '');
    expect(ends).toEqual(ends.toSorted());
    for (const { code, ...totals } of batches) {
      const bought = sim.world.tables.tickets.one('code', code);
      const states = mine(sim, ({ ticketId }) => ticketId === bought?.id).map(getState);
      const count = (state: string): number => states.filter((other) => other === state).length;
      expect(totals).toMatchObject({
        total_ticket: states.length,
        total_ticket_sold: count('Sold'),
        total_ticket_used: count('Used'),
        total_ticket_voided: count('Voided'),
        total_ticket_expired: count('Expired'),
      });
      expect(count('Available')).toBeGreaterThan(0);
    }
    const newest = (await agent.call('listMyTickets', { query: { batch: batch.code } })).data;
    expect(newest).toHaveLength(10);
    await agent.call('markTicketsSold', { body: { ticket_ids: parts.slice(1).map(({ id }) => id) } });
    expect(codes((await agent.call('listMyTickets')).batches)).not.toContain(batch.code);
  });

  test('200: returns the agent’s packages by name', async () => {
    const sim = createTestSimulator();
    const { packages } = await (await sim.as('agent')).call('listMyTickets');
    const ids = new Set(mine(sim).map(({ ticketId }) => sim.world.tables.tickets.must(ticketId).packageId));
    expect(new Set(packages.map(({ id }) => id))).toEqual(new Set(ids));
    expect(packages.map(({ name }) => name)).toEqual(packages.map(({ name }) => name).toSorted());
  });

  test('200: marks available tickets as selectable, and those not from a counter as sendable', async () => {
    const { sim, till } = await openTill();
    const { code } = await counterPart(till, sim);
    const { agent } = await buyBatch(sim);
    for (const { selectable, sendable, state, platform } of await allPages(agent, {})) {
      expect(selectable).toBe(state === 'Available');
      expect(sendable).toBe(selectable && platform !== 'counter');
    }
    const [row] = (await agent.call('listMyTickets', { query: { search: code } })).data;
    expect(row).toMatchObject({ code, selectable: true, sendable: false });
  });
});

describe('exportMyTickets', () => {
  test('200: exports all rows of the list with the same filters', async () => {
    const sim = createTestSimulator();
    const agent = await sim.as('agent');
    const query = { category: 'adult', type: 'Used' } as const;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await agent.call('exportMyTickets', { query }));
    expect(text.startsWith('\uFEFFCode,Batch,Package,Category,State,')).toBe(true);
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(codes(await allPages(agent, query)));
  });

  test('200: escapes names so that they become neither formulas nor columns', async () => {
    const sim = createTestSimulator();
    const { agent, parts, batch } = await buyBatch(sim);
    const [{ id }] = parts as [SubTicketRecord];
    await agent.call('sendTickets', { body: { ticket_ids: [id], email: AINA.email, name: '=HYPERLINK("x"), Aina' } });
    const query = { batch: batch.code, type: 'Sold' } as const;
    const text = new TextDecoder().decode(await agent.call('exportMyTickets', { query }));
    expect(text).toContain(`,"'=HYPERLINK(""x""), Aina",aina@mail.test,,`);
  });
});

describe('markTicketsSold', () => {
  test('200: marks each selected ticket once, and updates every figure', async () => {
    const sim = createTestSimulator();
    const { agent, batch, parts } = await buyBatch(sim);
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const ids = parts.slice(0, 3).map(({ id }) => id);
    const agentRow = async () => (await manager.call('listAgents', { query: { id: AGENT } })).data[0];
    const before = await agentRow();
    expect(await agent.call('markTicketsSold', { body: { ticket_ids: [...ids, ...ids] } })).toEqual({
      success: true,
      total: 3,
    });
    expect((await agent.call('listMyTickets', { query: { batch: batch.code, type: 'Sold' } })).total).toBe(3);
    expect((await agentRow())?.total_ticket_sold).toBe((before?.total_ticket_sold ?? 0) + 3);
    expect((await manager.call('getTicket', { params: { ticket_code: batch.code } })).ticket.total_ticket_sold).toBe(3);
    expect(window.messages).toContainEqual(expect.objectContaining({ type: 'catalogue', area: 'my_tickets' }));
    const trail = (await manager.call('listAudit')).data.slice(0, 3);
    expect(trail.map(({ username, module, action, subTicket }) => [username, module, action, subTicket?.code])).toEqual(
      ids.toReversed().map((id) => {
        const { code } = sim.world.tables.subTickets.must(id);
        return ['agent', 'My Tickets', `Marked ${code} sold`, code];
      }),
    );
    for (const id of ids) {
      const query = { type: 'ticket_agent' as const };
      const { entries } = await manager.call('getTicketTimeline', { params: { id }, query });
      expect(entries[0]?.text).toMatch(/^Marked .* sold$/);
    }
  });

  test('422: marks all or none, naming one that is no longer available', async () => {
    const sim = createTestSimulator();
    const { agent, parts } = await buyBatch(sim);
    const ids = parts.map(({ id }) => id);
    const last = parts.at(-1) as SubTicketRecord;
    sim.world.tables.subTickets.update(last.id, { sold: true });
    const { body } = await agent.refused('markTicketsSold', { body: { ticket_ids: ids } });
    expect(body).toMatchObject({ field: 'ticket_ids', message: `${last.code} is not available any more` });
    expect(parts.slice(0, -1).every(({ id }) => !sim.world.tables.subTickets.must(id).sold)).toBe(true);
  });

  test('422: accepts at most 1,000 tickets', async () => {
    const sim = createTestSimulator();
    const agent = await sim.as('agent');
    const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
    expect((await agent.refused('markTicketsSold', { body: { ticket_ids: ids } })).code).toBe('validation_failed');
  });
});

describe('sendTickets', () => {
  test('200: opens an account for a new address, which the mail activates, and mails codes and QR codes', async () => {
    const sim = createTestSimulator();
    const { agent, parts } = await buyBatch(sim);
    const two = parts.slice(0, 2);
    const { user } = await agent.call('sendTickets', {
      body: { ticket_ids: two.map(({ id }) => id), name: ' Aina <b>', email: ' Aina@Mail.test ' },
    });
    expect(user).toMatchObject({ name: 'Aina <b>', email: 'Aina@Mail.test' });
    const trail = sim.world.tables.audit.all().slice(-2);
    expect(trail.map(({ action, link }) => [action, link?.code])).toEqual(
      two.map(({ code }) => [`Sent ${code} to Aina@Mail.test`, code]),
    );
    const account = sim.world.tables.users.one('email', 'aina@mail.test');
    expect(account).toMatchObject({ id: user?.id, role: 'Customer', passwordHash: null, name: 'Aina <b>' });
    const mail = lastMail(sim);
    expect(mail?.to).toEqual(['Aina@Mail.test']);
    for (const { code, qrcode } of two) {
      expect(mail?.text).toContain(`${code}: `);
      expect(mail?.text).toContain(qrcode);
      expect(mail?.html).toContain(code);
    }
    expect(mail?.html?.match(/<svg /g)).toHaveLength(2);
    expect(mail?.html).not.toContain('<b>');
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await sim.call('resetPassword', { body: { token, password: 'muara456' } });
    await sim.call('login', { body: { email: 'aina@mail.test', password: 'muara456', platform: 'web_app' } });
    await agent.call('sendTickets', { body: { ticket_ids: [parts[2]?.id ?? 0], ...AINA } });
    expect(lastMail(sim)?.text).not.toContain('token=');
    const rows = (await agent.call('listMyTickets', { query: { search: 'aina@mail' } })).data;
    expect(rows.map(({ state, selectable }) => [state, selectable])).toEqual([
      ['Sold', false],
      ['Sold', false],
      ['Sold', false],
    ]);
  });

  test('200: sends tickets to a known address without revealing its owner to the agent', async () => {
    const sim = createTestSimulator();
    const { agent, parts } = await buyBatch(sim);
    const [{ id, code }] = parts as [SubTicketRecord];
    const owner = sim.world.tables.users.must(CUSTOMER);
    const { size } = sim.world.tables.users;
    const { user } = await agent.call('sendTickets', {
      body: { ticket_ids: [id], name: 'My cousin', email: owner.email.toUpperCase() },
    });
    expect(user).toEqual({ id: CUSTOMER, name: 'My cousin', email: owner.email, company_name: null, contact: null });
    expect(sim.world.tables.users.size).toBe(size);
    expect(sim.world.tables.users.must(CUSTOMER)).toBe(owner);
    const said = JSON.stringify([
      await agent.call('getMyTicket', { params: { code } }),
      await agent.call('listMyTickets'),
    ]);
    expect(said).not.toContain(owner.name);
    expect(said).not.toContain(owner.contact);
  });

  test.each(['agent', 'tourguide', 'manager', 'cashier'])('422: refuses the address of %s', async (account) => {
    const sim = createTestSimulator();
    const { agent, parts } = await buyBatch(sim);
    const body = { ticket_ids: [parts[0]?.id ?? 0], name: 'Aina', email: `${account}@muara.test` };
    const refusal = await agent.refused('sendTickets', { body });
    expect(refusal).toMatchObject({ code: 'email_taken', body: { field: 'email' } });
    expect(sim.world.tables.subTickets.must(parts[0]?.id ?? 0).userId).toBeNull();
  });

  test('422: names both name and email when both are invalid', async () => {
    const sim = createTestSimulator();
    const { agent, parts } = await buyBatch(sim);
    const body = { ticket_ids: [parts[0]?.id ?? 0], name: ' ', email: 'aina' };
    const { body: said } = await agent.refused('sendTickets', { body });
    expect(said.errors?.map(({ field }) => field)).toEqual(['name', 'email']);
  });

  test('422: sends none when one is a counter ticket', async () => {
    const { sim, till } = await openTill();
    const counter = await counterPart(till, sim);
    const { agent, parts } = await buyBatch(sim);
    const mails = sim.world.tables.outbox.size;
    const body = { ticket_ids: [parts[0]?.id ?? 0, counter.id], ...AINA };
    expect((await agent.refused('sendTickets', { body })).code).toBe('counter_ticket');
    expect(sim.world.tables.outbox.size).toBe(mails);
    expect(sim.world.tables.users.one('email', AINA.email)).toBeUndefined();
  });
});

/** A ticket that was just sent to Aina. */
async function sentTicket(): Promise<{ sim: TestSimulator; agent: TestCaller; ticket: SubTicketRecord }> {
  const sim = createTestSimulator();
  const { agent, parts } = await buyBatch(sim);
  const [{ id }] = parts as [SubTicketRecord];
  await agent.call('sendTickets', { body: { ticket_ids: [id], ...AINA } });
  return { sim, agent, ticket: sim.world.tables.subTickets.must(id) };
}

describe('editMyTicketEmail', () => {
  test('200: moves the ticket to the account of the new address and mails it there once', async () => {
    const { sim, agent, ticket } = await sentTicket();
    const body = { id: ticket.id, email: 'aina.new@mail.test' };
    const { user } = await agent.call('editMyTicketEmail', { body });
    expect(user).toMatchObject({ name: 'Aina', email: 'aina.new@mail.test' });
    expect(user?.id).not.toBe(ticket.userId);
    expect(lastMail(sim)).toMatchObject({ to: ['aina.new@mail.test'], ticketCode: ticket.code });
    const mails = sim.world.tables.outbox.size;
    expect((await agent.call('editMyTicketEmail', { body })).user).toEqual(user);
    expect(sim.world.tables.outbox.size).toBe(mails);
  });
});

describe('resendMyTicket', () => {
  test('200, 422: resends at most once a minute, and says how long to wait', async () => {
    const { sim, agent, ticket } = await sentTicket();
    const again = { params: { id: ticket.id } };
    const mails = sim.world.tables.outbox.size;
    await agent.call('resendMyTicket', again);
    sim.clock.pass(17_500);
    const { code, body } = await agent.refused('resendMyTicket', again);
    expect([code, body.message]).toEqual(['resend_too_soon', 'Please wait 43 seconds']);
    expect(sim.world.tables.outbox.size).toBe(mails + 1);
    sim.clock.pass(42_500);
    await agent.call('resendMyTicket', again);
    expect(lastMail(sim)).toMatchObject({ to: [AINA.email], ticketCode: ticket.code });
  });
});

describe('voidMyTicket', () => {
  test('200, 422: voids permanently, informs the holder, and keeps the rest of the batch', async () => {
    const { sim, agent, ticket } = await sentTicket();
    await agent.call('voidMyTicket', { params: { id: ticket.id } });
    expect(sim.world.tables.subTickets.must(ticket.id)).toMatchObject({
      canceledAt: sim.clock.now(),
      cancelById: AGENT,
    });
    expect(lastMail(sim)).toMatchObject({ to: [AINA.email], subject: `Your ticket ${ticket.code} is void` });
    const { ticket: seen, can_resend, can_void } = await agent.call('getMyTicket', { params: { code: ticket.code } });
    expect([seen.state, can_resend, can_void]).toEqual(['Voided', false, false]);
    expect((await agent.refused('voidMyTicket', { params: { id: ticket.id } })).code).toBe('ticket_voided');
    const batch = sim.world.tables.tickets.must(ticket.ticketId);
    expect(batch.cancel).toBeNull();
    expect((await agent.call('listMyTickets', { query: { batch: batch.code, type: 'Available' } })).total).toBe(9);
  });
});
