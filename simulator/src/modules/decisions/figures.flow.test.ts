import { TICKET_LIST_TYPES } from '@muara/contract/constants';
import * as fc from 'fast-check';
import { rules } from '@muara/contract/rules';
import type { OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { REFUND } from '../../../testing/samples/decisions.ts';
import { getSeatHolder } from '../../domain/tickets/index.ts';
import { countedState, agentKey } from '../../world/agent-keys.ts';
import { seatKey } from '../../world/ticket-keys.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';

/** One command on one of the run's tickets, or an event at the jetty. */
interface Step {
  what: (typeof STEPS)[number];
  /** Which ticket, and which ticket of its batch. */
  ticket: number;
  part: number;
  who: 'manager' | 'supervisor' | 'accountant' | 'agent';
}

const STEPS = [
  'requestRefund',
  'refundTicket',
  'approveRefund',
  'rejectRefund',
  'requestCancel',
  'cancelTicket',
  'approveVoid',
  'rejectVoid',
  'requestPart',
  'cancelPart',
  'approvePart',
  'rejectPart',
  'markAsPaid',
  'forceMarkAsPaid',
  'sellPart',
  'usePart',
  'board',
] as const;

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...STEPS),
  ticket: fc.nat(11),
  part: fc.nat(5),
  who: fc.constantFrom('manager', 'manager', 'manager', 'supervisor', 'accountant', 'agent'),
});

/** Returns a dozen tickets of all kinds, few enough that commands meet. */
function playthings({ world }: TestSimulator): TicketRecord[] {
  const all = world.tables.tickets.all();
  const some = (count: number, meets: (ticket: TicketRecord) => boolean): TicketRecord[] =>
    all.filter(meets).slice(0, count);
  return [
    ...some(4, ({ departDate, bookingStatus }) => bookingStatus === null && (departDate ?? '') >= '2026-03-10'),
    ...some(3, ({ agentId }) => agentId === 9),
    ...some(2, ({ bookingStatus }) => bookingStatus === 'Approved' || bookingStatus === 'Deposit'),
    ...some(1, ({ exhibition }) => exhibition),
    ...some(1, ({ payment, balance }) => payment.method === 'Credit Facility' && !balance.isCreditSettled),
    ...some(1, ({ platform, balance }) => platform === 'terminal' && !balance.isPaid),
  ];
}

function findInput(
  { what }: Step,
  { id }: TicketRecord,
  part: SubTicketRecord | undefined,
): [OperationId, object] | null {
  const note = { cancel_note: 'Why not' };
  const type = part?.type === 'exhibition' ? 'exhibition' : 'ticket_agent';
  switch (what) {
    case 'requestRefund':
    case 'refundTicket':
      return [what, { body: { id, ...REFUND, name: 'Aina', email: 'aina@mail.test' } }];
    case 'approveRefund':
    case 'rejectRefund':
    case 'markAsPaid':
      return [what, { params: { id } }];
    case 'requestCancel':
    case 'cancelTicket':
      return [what, { body: { id, type: 'ticket', ...note } }];
    case 'approveVoid':
    case 'rejectVoid':
      return [what, { body: { id, type: 'normal' } }];
    case 'forceMarkAsPaid':
      return [what, { body: { id, device_id: 'K9', terminal_id: 'T1' } }];
    case 'requestPart':
      return ['requestCancel', { body: { id: part?.id ?? 1, type, ...note } }];
    case 'cancelPart':
      return ['cancelTicket', { body: { id: part?.id ?? 1, type, ...note } }];
    case 'approvePart':
      return ['approveVoid', { body: { id: part?.id ?? 1, type } }];
    case 'rejectPart':
      return ['rejectVoid', { body: { id: part?.id ?? 1, type } }];
    default:
      return null;
  }
}

/** Performs what happens at the jetty or with an agent, outside the operations under test. */
function happen(
  { world }: TestSimulator,
  { what }: Step,
  ticket: TicketRecord,
  part: SubTicketRecord | undefined,
): void {
  const { tickets, subTickets } = world.tables;
  const now = world.clock.now();
  const { refund, cancel } = tickets.must(ticket.id);
  const alive = part && part.canceledAt === null && part.validatedAt === null;
  if (what === 'sellPart' && alive) subTickets.update(part.id, { sold: true, userId: 11 });
  if (what === 'usePart' && alive) subTickets.update(part.id, { sold: true, validatedAt: now });
  const board = what === 'board' && ticket.departDate !== null && refund?.doneAt == null && cancel?.doneAt == null;
  if (board) tickets.update(ticket.id, { used: true, validatedAt: now });
}

async function perform(sim: TestSimulator, steps: readonly Step[]): Promise<number> {
  const callers: Record<Step['who'], TestCaller> = {
    manager: await sim.as('manager'),
    supervisor: await sim.as('supervisor'),
    accountant: await sim.as('accountant'),
    agent: await sim.as('agent'),
  };
  const things = playthings(sim);
  let done = 0;
  for (const one of steps) {
    const ticket = things[one.ticket % things.length] as TicketRecord;
    const part = sim.world.tables.subTickets.by('ticket', ticket.id)[one.part];
    const call = findInput(one, ticket, part);
    if (call === null) happen(sim, one, ticket, part);
    else {
      const [id, input] = call;
      const status = await callers[one.who].call(id, input as never).then(
        () => 200,
        (refused: { status: number }) => refused.status,
      );
      expect([200, 403, 404, 422], `${id} answers or refuses`).toContain(status);
      if (status === 200) done++;
    }
  }
  return done;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function expectFiguresAgree(sim: TestSimulator): Promise<void> {
  const { tickets, subTickets } = sim.world.tables;
  const all = tickets.all();
  const parts = subTickets.all();
  const manager = await sim.as('manager');

  const asked = parts.filter((part) => part.requestCanceledAt !== null && part.canceledAt === null).length;
  const [refunds = 0, voids = 0] = (['refund', 'cancel'] as const).map(
    (kind) => all.filter((ticket) => ticket[kind]?.requestedAt != null && ticket[kind].doneAt === null).length,
  );
  const bubble = await manager.call('getNotification');
  expect(bubble).toMatchObject({ refund_request: refunds, cancel_request: voids, sub_cancel_request: asked });
  const listed = async (type: 'refund-request' | 'cancel-request'): Promise<number[]> => {
    const pages = TICKET_LIST_TYPES.map((list) => manager.call('listTickets', { query: { ticket_type: list, type } }));
    return (await Promise.all(pages)).map(({ total }) => total);
  };
  expect(sum((await listed('refund-request')).slice(0, 2))).toBe(refunds);
  expect(sum(await listed('cancel-request'))).toBe(voids + asked);
  const { counts } = await manager.call('listApprovals');
  expect(counts).toMatchObject({ refund: refunds, void: voids + asked });

  const now = sim.clock.now();
  const seats = new Map<string, number>();
  for (const ticket of all.filter((one) => one.jettyId !== null && rules.holdsCapacity(getSeatHolder(one), now))) {
    const key = `${ticket.jettyId}|${ticket.departDate}|${ticket.slot ?? ''}`;
    seats.set(key, (seats.get(key) ?? 0) + ticket.passengers);
  }
  for (const key of new Set([...seats.keys(), ...all.flatMap((ticket) => seatKey(ticket) ?? [])])) {
    const held = tickets.by('seats', key).filter((ticket) => rules.holdsCapacity(getSeatHolder(ticket), now));
    expect(held.reduce((sum, { passengers }) => sum + passengers, 0)).toBe(seats.get(key) ?? 0);
  }

  const { data } = await manager.call('listAgents', { query: { search: 'Tan Boon Kiat' } });
  const own = parts.filter(({ agentId }) => agentId === 9);
  const states = (state: string): number => own.filter((part) => countedState(part) === state).length;
  expect(data[0]).toMatchObject({
    total_ticket: own.length,
    total_ticket_sold: states('Sold'),
    total_ticket_used: states('Used'),
    total_ticket_voided: states('Voided'),
    total_ticket_expired: states('Expired'),
  });
  expect(subTickets.count('agent', agentKey(9, 'Available'))).toBe(states('Available'));

  for (const { id, code, refund, cancel, departDate } of playthings(sim).concat(
    all.filter(({ agentId }) => agentId === 9),
  )) {
    const { ticket } = await manager.call('getTicket', { params: { ticket_code: code } });
    const batch = parts.filter(({ ticketId }) => ticketId === id);
    const alive = batch.filter((part) => part.canceledAt === null && part.validatedAt === null);
    expect(ticket.total_ticket_voided).toBe(batch.filter(({ canceledAt }) => canceledAt !== null).length);
    expect(ticket.total_ticket_used).toBe(batch.length - alive.length - ticket.total_ticket_voided);
    if (refund?.doneAt != null) expect([cancel?.doneAt, alive.length]).toEqual([refund.doneAt, 0]);
    else if (cancel?.doneAt != null && departDate === null) expect(alive.every(({ sold }) => sold)).toBe(true);
  }
  const day = tickets.keys('paidDay').flatMap((key) => tickets.by('paidDay', key));
  expect(day.filter(({ refund, cancel }) => refund?.doneAt != null || cancel?.doneAt != null)).toEqual([]);
  expect(sim.warnings).toEqual([]);
}

describe('after any sequence of requests, decisions and boardings', () => {
  test('counters match lists, seats match holders, and agents’ counts match states', { timeout: 60_000 }, async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 90 }), async (steps) => {
        const sim = createTestSimulator();
        done += await perform(sim, steps);
        await expectFiguresAgree(sim);
      }),
      { numRuns: 25 },
    );
    expect(done, 'commands that went through').toBeGreaterThan(50);
  });
});
