import type { FoundTicket, OperationMap, Ticket } from '@muara/contract/types';
import type { Person, World } from './people.ts';
import { counterSale, vvipSale } from './sales.ts';

/**
 * The bookings in the past of a world, as the search of a counter shows them.
 * `cashier` has an open shift.
 */
export async function bookings(world: World, cashier: Person): Promise<FoundTicket[]> {
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listAudit({ query: { search: 'Created booking' } });
  const codes = data.flatMap(({ booking }) => (booking?.code === undefined ? [] : [booking.code]));
  const found = await Promise.all(codes.map((search) => cashier.call.searchBookings({ body: { search } })));
  return found.flatMap(({ tickets }) => tickets);
}

/** The first of some bookings in a state; paid in two parts or not. */
export function inState(list: readonly FoundTicket[], state: FoundTicket['state']): FoundTicket {
  const booking = list.find((one) => one.state === state);
  if (!booking) throw new Error(`the world has no booking in the state ${state}`);
  return booking;
}

/** Sells two adults and a child a day with wristbands, for cash: RM 140.00. Returns the code. */
export async function sellWristbands(cashier: Person): Promise<string> {
  const amounts = { amount: 140, cash_in: 140, cash_out: 0 };
  const { ticket } = await cashier.call.generateTicket({ body: counterSale({ package_id: 5, ...amounts }) });
  return ticket!.code;
}

/**
 * Sells a dinner party of three that departs on a day, RM 320.00.
 * Returns the code: dishes can be added to it.
 */
export async function sellDinner(cashier: Person, date: string): Promise<string> {
  const { ticket } = await cashier.call.generateTicket({ body: { ...vvipSale(date), vvip: true } });
  return ticket!.code;
}

/**
 * A group of ten adults for a VVIP dinner at Jeti Pengkalan, ten days from now: RM 1,200.00.
 * Returns the booking.
 */
export async function makeBooking(staff: Person, date: string, part: Partial<Form> = {}): Promise<Ticket> {
  nonces += 1;
  const { ticket } = await staff.call.saveBooking({
    body: { ...BOOKING, depart_date: date, _: `test-${nonces}`, ...part },
  });
  if (!ticket) throw new Error('the price of a booking is not what the test thinks');
  return ticket;
}

type Form = OperationMap['saveBooking']['body'];
let nonces = 0;

const BOOKING: Form = {
  name: 'Puan Salmah',
  company_name: 'SK Bukit Beruang',
  address: 'Jalan Bukit Beruang',
  email: 'salmah@school.test',
  contact: '0612345678',
  state: 'Melaka',
  group_type: 'Primary School',
  package_id: 6,
  jetty_id: 2,
  slot: '09:00 - 10:00',
  total_adult: 10,
};

/** The day so many days after another, 'YYYY-MM-DD'. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
