import type { BookingForm } from '@muara/contract/types';
import type { TestCaller, TestSimulator } from '../index.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import { EMPTY_DAY, nonce } from './sales.ts';

export const SLOT = '15:00 - 16:00';

/**
 * Ten adults and two children on a VVIP dinner cruise with two dishes, on a day without departures: RM
 * 1,360.00 and RM 36.00.
 */
export function bookingForm(part: Partial<BookingForm> = {}): BookingForm {
  return {
    _: nonce(),
    name: 'Puan Salmah',
    company_name: 'Sekolah Kebangsaan Bukit Beruang',
    address: 'Jalan Bukit Beruang, Melaka',
    email: 'salmah@school.test',
    emails: [],
    contact: '0612345678',
    state: 'Melaka',
    country: null,
    group_type: 'Primary School',
    package_id: 6,
    depart_date: EMPTY_DAY,
    jetty_id: 2,
    slot: SLOT,
    total_adult: 10,
    total_child: 2,
    foods: [{ id: 1, total_adult: 2 }],
    amount: 1360,
    amount_food: 36,
    total_discount: 0,
    total_amount: 1396,
    ...part,
  };
}

/** No amounts: only amounts that were shown are compared. */
export const UNPRICED: Partial<BookingForm> = {
  amount: undefined,
  amount_food: undefined,
  total_discount: undefined,
  total_amount: undefined,
};

/** Makes a booking; returns its record. */
export async function book(
  sim: TestSimulator,
  staff: TestCaller,
  part: Partial<BookingForm> = {},
): Promise<TicketRecord> {
  const { ticket } = await staff.call('saveBooking', { body: bookingForm(part) });
  if (!ticket) throw new Error('the price was another one');
  return sim.world.tables.tickets.must(ticket.id);
}

/** Makes a booking and approves it. */
export async function approved(
  sim: TestSimulator,
  staff: TestCaller,
  part: { partial_payment?: 0 | 1; discount?: number } = {},
  form: Partial<BookingForm> = {},
): Promise<TicketRecord> {
  const { id } = await book(sim, staff, form);
  await staff.call('approveBooking', { body: { id, booking_note: 'See you on the river', ...part } });
  return sim.world.tables.tickets.must(id);
}

/** Returns the reference of the pending attempt. */
export function getRefNo(sim: TestSimulator, { id }: { id: number }): string {
  return sim.world.tables.payments.by('ticket', id).at(-1)?.refNo ?? '';
}
