import type { ErrorCode } from '@muara/contract/errors';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../index.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import type { RefusalCase } from './cases.ts';
import { reversal, ticketWith } from './decisions.ts';
import { counterSale, HOLIDAY, openTill, TIDE, TODAY } from '../stages/sales.ts';
import { unpaidBalance } from './balances.ts';

const MOVED = '2026-03-12';
const LAST_DAY = '2026-12-31';

/** Returns a paid, valid batch of an agent, with changes applied. */
export function batchWith(sim: TestSimulator, part: Partial<TicketRecord> = {}): TicketRecord {
  const { tickets } = sim.world.tables;
  const batch = tickets
    .all()
    .find(
      ({ agentId, departDate, expiredAt, expired, balance, validatedAt, cancel, refund }) =>
        agentId !== null &&
        departDate === null &&
        (expiredAt ?? 0) > sim.clock.now() &&
        !expired &&
        balance.isPaid &&
        validatedAt === null &&
        cancel === null &&
        refund === null,
    );
  if (!batch) throw new Error('the seed has no batch that can still be used');
  return tickets.update(batch.id, part);
}

type Part = Partial<TicketRecord>;
const DONE = reversal({ doneAt: 2, adminId: 2 });
const unpaid = (ticket: TicketRecord): Part => ({ balance: unpaidBalance(ticket) });
const free = (ticket: TicketRecord): Part => ({ money: { ...ticket.money, total: 0 } });
const nameless = (ticket: TicketRecord): Part => ({ buyer: { ...ticket.buyer, email: null } });
const named = (ticket: TicketRecord): Part => ({ buyer: { ...ticket.buyer, email: 'aina@mail.test' } });

/** Changes a record again, based on its content. */
function change(sim: TestSimulator, ticket: TicketRecord, part: (ticket: TicketRecord) => Part): TicketRecord {
  return sim.world.tables.tickets.update(ticket.id, part(ticket));
}

/** A manager moves a plain upcoming ticket with changes applied. */
function moving(
  code: ErrorCode,
  part: Part | ((ticket: TicketRecord) => Part) = {},
  body: { depart_date?: string; slot?: string } = {},
  prepare?: (sim: TestSimulator) => void,
): RefusalCase {
  return [
    'editDepartureDate',
    code,
    async ({ sim }) => {
      prepare?.(sim);
      const plain = ticketWith(sim, { jettyId: 1, slot: null });
      const { id } = change(sim, plain, typeof part === 'function' ? part : () => part);
      return (await sim.as('manager')).refused('editDepartureDate', { body: { id, depart_date: MOVED, ...body } });
    },
  ];
}

/** A manager changes the expiry of an agent's batch with changes applied. */
function lasting(
  code: ErrorCode,
  part: Part | ((ticket: TicketRecord) => Part) = {},
  body: { expired_at?: string; agent_id?: number } = {},
): RefusalCase {
  return [
    'editExpiryDate',
    code,
    async ({ sim }) => {
      const { id } = change(sim, batchWith(sim), typeof part === 'function' ? part : () => part);
      return (await sim.as('manager')).refused('editExpiryDate', { body: { id, expired_at: LAST_DAY, ...body } });
    },
  ];
}

/** A manager resends the receipt of a ticket with an email address. */
function resending(code: ErrorCode, part: Part | ((ticket: TicketRecord) => Part)): RefusalCase {
  return [
    'resendReceipt',
    code,
    async ({ sim }) => {
      const addressed = change(sim, ticketWith(sim), named);
      const ticket = change(sim, addressed, typeof part === 'function' ? part : () => part);
      return (await sim.as('manager')).refused('resendReceipt', { params: { code: ticket.code } });
    },
  ];
}

const LINGGI = { jettyId: 3, slot: '09:00 - 10:00' };
const AFTERNOON = '14:00 - 15:00';

/** Fills an afternoon at jetty 3 up to a number of seats. */
function fill(sim: TestSimulator, left: number): void {
  const { tickets } = sim.world.tables;
  const seated = tickets.by('seats', `3|${MOVED}|${AFTERNOON}`).reduce((sum, { passengers }) => sum + passengers, 0);
  const { id: _id, code: _code, receiptNo: _number, nonce: _nonce, ...plain } = ticketWith(sim);
  tickets.insert({
    ...plain,
    code: 'MRCFULLFULL',
    receiptNo: 'R-FULL',
    nonce: null,
    jettyId: 3,
    departDate: MOVED,
    slot: AFTERNOON,
    passengers: 40 - left - seated,
  });
}

/** All refusals specific to these operations. */
export const FILE_REFUSALS: RefusalCase[] = [
  moving('departure_fixed', { departDate: null }),
  moving('ticket_free', free),
  moving('ticket_not_paid', unpaid),
  moving('ticket_used', { validatedAt: 1 }),
  moving('ticket_refunded', { refund: DONE, cancel: DONE }),
  moving('ticket_voided', { cancel: DONE }),
  moving('refund_requested', { refund: reversal() }),
  moving('void_requested', { cancel: reversal() }),
  moving('booking_ended', { bookingStatus: 'Rejected' }),
  moving('date_required', {}, { depart_date: ' ' }),
  moving('date_past', {}, { depart_date: '2026-03-09' }),
  moving('date_holiday', {}, { depart_date: HOLIDAY }),
  moving('date_package_ended', {}, {}, (sim) => {
    const { packages } = sim.world.tables;
    for (const { id } of packages.all()) packages.update(id, { endDate: Date.parse('2026-03-11T23:59:00+08:00') });
  }),
  moving('date_too_far', {}, { depart_date: '2027-03-12' }),
  moving('slot_required', LINGGI),
  moving('slot_not_found', LINGGI, { slot: '03:00 - 04:00' }),
  moving('slot_seatide', LINGGI, { slot: '09:00 - 10:00', depart_date: TIDE }),
  moving('slot_past', LINGGI, { slot: '09:00 - 10:00', depart_date: TODAY }),
  moving('slot_fully_booked', LINGGI, { slot: AFTERNOON }, (sim) => fill(sim, 0)),
  moving('not_enough_seats', { ...LINGGI, passengers: 3 }, { slot: AFTERNOON }, (sim) => fill(sim, 2)),

  lasting('expiry_fixed', { departDate: MOVED }),
  lasting('ticket_not_paid', unpaid),
  lasting('ticket_used', { validatedAt: 1 }),
  lasting('ticket_expired', { expired: true }),
  lasting('ticket_refunded', { refund: DONE, cancel: DONE }),
  lasting('ticket_voided', { cancel: DONE }),
  lasting('date_invalid', {}, { expired_at: '2026-02-30' }),
  lasting('date_past', {}, { expired_at: '2026-03-09' }),
  lasting('expiry_too_far', {}, { expired_at: '2999-12-31' }),
  lasting('agent_not_found', {}, { agent_id: 11 }),

  resending('email_missing', nameless),
  resending('ticket_not_paid', unpaid),
  resending('ticket_used', { used: true }),
  resending('ticket_expired', { expired: true }),
  resending('ticket_refunded', { refund: DONE, cancel: DONE }),
  resending('ticket_voided', { cancel: DONE }),
  [
    'resendReceipt',
    'resend_too_soon',
    async ({ sim }) => {
      const { code } = change(sim, ticketWith(sim), named);
      const manager = await sim.as('manager');
      await manager.call('resendReceipt', { params: { code } });
      return manager.refused('resendReceipt', { params: { code } });
    },
  ],

  ...addresses('record_changed', { email: 'aina@mail.test', updated_at: '2026-01-01T00:00:00+08:00' }),
  ...addresses('email_invalid', { email: 'aina' }),
  ...addresses('text_too_long', { email: `${'a'.repeat(250)}@mail.test` }),
];

function addresses(code: ErrorCode, part: object): RefusalCase[] {
  return [
    [
      'editEmails',
      code,
      async ({ sim }) => (await sim.as('manager')).refused('editEmails', { body: { id: ticketWith(sim).id, ...part } }),
    ],
  ];
}

/** Returns a world and its manager. */
export async function fileStage(): Promise<{ sim: TestSimulator; manager: TestCaller }> {
  const sim = createTestSimulator();
  return { sim, manager: await sim.as('manager') };
}

/** A ticket with an email address, sold at a till in cash. */
export async function soldForCash(part: Parameters<typeof counterSale>[0] = {}): Promise<{
  sim: TestSimulator;
  till: TestCaller;
  manager: TestCaller;
  ticket: TicketRecord;
}> {
  const { sim, till } = await openTill();
  const body = counterSale({ name: 'Aina', email: 'aina@mail.test', ...part });
  const { ticket } = await till.call('generateTicket', { body });
  return { sim, till, manager: await sim.as('manager'), ticket: sim.world.tables.tickets.must(ticket!.id) };
}
