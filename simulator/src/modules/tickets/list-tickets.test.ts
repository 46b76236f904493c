import { TICKET_TYPE_FILTERS } from '@muara/contract/constants';
import { rules } from '@muara/contract/rules';
import type { OperationMap, TicketListRow } from '@muara/contract/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { ticketText } from '../../world/search-text.ts';
import { isRemoved, seatKey, seatsKey, TICKET_TYPES } from '../../world/ticket-keys.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { eachRow, listPage } from './ticket-page.ts';

type Query = OperationMap['listTickets']['query'];

const sim = createTestSimulator({ tickets: 1_200 });
const { world } = sim;

const codes = (rows: Iterable<TicketListRow>): string[] => Array.from(rows, ({ code }) => code);

/** Returns the expected list by checking every record. */
function walk({ world: { tables } }: TestSimulator, query: Query): string[] {
  const { ticket_type: list = 0, type = 'all', payment_method: method = 'All', platform = 'all' } = query;
  const search = query.search?.trim().toLowerCase() ?? '';
  const meetsSale = ({ payment, platform: on }: TicketRecord): boolean =>
    (method === 'All' || payment.method === method) && (platform === 'all' || on === platform);
  const newest = <T extends { id: number; createdAt: number; code: string }>(records: readonly T[]): string[] =>
    records.toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id).map(({ code }) => code);
  if (list < 2)
    return newest(
      tables.tickets
        .all()
        .filter(
          (ticket) =>
            !isRemoved(ticket) &&
            ticket.vvip === (list === 1) &&
            meetsSale(ticket) &&
            ticketText(ticket).includes(search) &&
            meetsType(ticket, type),
        ),
    );
  return newest(
    tables.subTickets.all().filter((part) => {
      const batch = tables.tickets.must(part.ticketId);
      const named = part.code.toLowerCase().includes(search) || ticketText(batch).includes(search);
      return (part.type === 'agent') === (list === 2) && named && meetsSale(batch) && partMeetsType(part, batch, type);
    }),
  );
}

function meetsType(ticket: TicketRecord, type: string): boolean {
  if (type === 'all') return true;
  if (type !== 'upcoming') return TICKET_TYPES[type]?.(ticket) ?? false;
  const kept = ticket.refund?.doneAt == null && ticket.cancel?.doneAt == null;
  const comes = (ticket.departDate ?? '') >= rules.toLocalDate(world.clock.now());
  return ticket.vvip && kept && comes && ticket.balance.isPaid && !ticket.used && !ticket.diningOnly;
}

function partMeetsType(part: SubTicketRecord, batch: TicketRecord, type: string): boolean {
  if (type === 'cancel-request') return part.requestCanceledAt !== null && part.canceledAt === null;
  if (type === 'canceled') return part.canceledAt !== null;
  return type === 'used' ? part.validatedAt !== null : meetsType(batch, type);
}

const anyQuery: fc.Arbitrary<Query> = fc.record(
  {
    ticket_type: fc.constantFrom(0, 1, 2, 3),
    type: fc.constantFrom(...TICKET_TYPE_FILTERS),
    payment_method: fc.constantFrom('All', 'Cash', 'Card', 'ipay88', 'Bank Transfer', 'Barter'),
    platform: fc.constantFrom('all', 'counter', 'web_app', 'agent_dashboard', 'booking'),
    search: fc.constantFrom(
      '',
      'a',
      'TAN',
      ' mail.test ',
      'mrc',
      '0001',
      '-00',
      'R-000',
      'nobody at all',
      '012',
      'binti',
    ),
    page: fc.constantFrom(0, 0, 1, 7),
  },
  { requiredKeys: [] },
);

describe('listTickets', () => {
  test('200: show what a full scan finds, with any filters, in the same order', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const expected = walk(sim, query);
        const { data, total } = listPage(world, rules, query);
        const start = (query.page ?? 0) * 20;
        expect(total).toBe(expected.length);
        expect(codes(data)).toEqual(expected.slice(start, start + 20));
        expect(codes(eachRow(world, rules, query))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('200: follow changes', async () => {
    const changed = createTestSimulator();
    const manager = await changed.as('manager');
    const { tickets } = changed.world.tables;
    const search = { query: { search: 'wawasan' } };
    expect((await manager.call('listTickets', search)).total).toBe(0);
    const ticket = tickets.all().find(({ vvip, bookingStatus }) => !vvip && bookingStatus === null) as TicketRecord;
    tickets.update(ticket.id, { buyer: { ...ticket.buyer, name: 'Puan Wawasan' } });
    expect(codes((await manager.call('listTickets', search)).data)).toEqual([ticket.code]);
    tickets.update(ticket.id, { buyer: ticket.buyer });
    expect((await manager.call('listTickets', search)).total).toBe(0);
  });

  test('200: find only the ticket with an exact code or receipt number', () => {
    const [ticket] = world.tables.tickets.all().filter(({ vvip }) => vvip);
    for (const name of [ticket?.code, ticket?.receiptNo.toLowerCase()])
      expect(listPage(world, rules, { ticket_type: 1, search: name })).toMatchObject({
        total: 1,
        data: [{ code: ticket?.code }],
      });
    expect(listPage(world, rules, { ticket_type: 0, search: ticket?.code }).total).toBe(0);
  });

  test('200: show the upcoming VVIP bookings that the dashboard counts', async () => {
    const counters = await (await sim.as('manager')).call('getNotification');
    expect(listPage(world, rules, { ticket_type: 1, type: 'upcoming' }).total).toBe(counters.upcoming_vvip);
    const waiting = (type: 'refund-request' | 'cancel-request'): number =>
      [0, 1].reduce((sum, list) => sum + listPage(world, rules, { ticket_type: list as 0 | 1, type }).total, 0);
    expect(waiting('refund-request')).toBe(counters.refund_request);
    expect(waiting('cancel-request')).toBe(counters.cancel_request);
  });

  test('200: show state and batch for sub-tickets, but not for purchases', () => {
    const { data } = listPage(world, rules, { ticket_type: 2 });
    for (const row of data) {
      expect(row.sub_state).not.toBeNull();
      expect(row.code).toMatch(new RegExp(`^${row.batch_code}-\\d{4}$`));
    }
    expect(listPage(world, rules, {}).data.every((row) => row.sub_state === null && row.batch_code === null)).toBe(
      true,
    );
  });
});

describe('listTickets: the tickets of a departure', () => {
  const departures = world.tables.tickets
    .all()
    .filter((ticket) => seatKey(ticket) !== undefined)
    .map(({ departDate, jettyId, slot }) => [departDate, jettyId, slot].filter((part) => part !== null).join(','));

  test.each([...new Set(departures)].filter((_, index) => index % 40 === 0))('%s, newest first', (departure) => {
    const [date = '', jettyId = '', slot] = departure.split(',');
    const seats = seatsKey(Number(jettyId), date, slot ?? null);
    const expected = (list: number): string[] =>
      walk(sim, { ticket_type: list as 0 }).filter(
        (code) => seatKey(world.tables.tickets.one('code', code)!) === seats,
      );
    for (const list of [0, 1] as const)
      expect(codes(eachRow(world, rules, { ticket_type: list, departure }))).toEqual(expected(list));
    expect(listPage(world, rules, { departure }).total).toBe(expected(0).length);
    const [one] = expected(0);
    if (one !== undefined)
      expect(codes(eachRow(world, rules, { departure, search: one.toLowerCase() }))).toEqual([one]);
    for (const list of [2, 3] as const)
      expect(listPage(world, rules, { ticket_type: list, departure })).toEqual({ data: [], total: 0 });
  });

  test('200, 422: differ by jetty, slot and day, and an invalid departure is refused', async () => {
    const manager = await sim.as('manager');
    const none = await manager.call('listTickets', { query: { departure: '2099-01-01,3,09:00 - 10:00' } });
    expect(none).toMatchObject({ data: [], total: 0 });
    const refused = await manager.refused('listTickets', { query: { departure: '2026-03-10' } });
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});
