import type { Person, World } from './people.ts';
import type { Ticket } from '@muara/contract/types';
import { addDays } from '../../../web/src/lib/calendar-days.ts';

let attempts = 0;

interface Booked {
  id: number;
  code: string;
}

/**
 * Books a VVIP dinner for two, RM 240.00, on an open day a month ahead; it waits for a decision.
 * `buyer` is the account that it is for.
 */
export async function bookDinner(world: World, staff: Person, buyer?: Person): Promise<Booked> {
  attempts += 1;
  const { name, email } = buyer?.user ?? { name: 'Puan Salmah', email: 'salmah@school.test' };
  const { ticket } = await staff.call.saveBooking({
    body: {
      _: `test-booking-${attempts}`,
      name,
      email,
      company_name: 'Sekolah Kebangsaan Bukit Beruang',
      address: 'Jalan Bukit Beruang, Melaka',
      contact: '0612345678',
      state: 'Melaka',
      group_type: 'Individual',
      package_id: 6,
      jetty_id: 2,
      depart_date: await openDay(world, staff),
      slot: '15:00 - 16:00',
      total_adult: 2,
      user: buyer ? { id: buyer.user.id } : null,
    },
  });
  if (!ticket) throw new Error('the price of the booking was another one');
  return { id: ticket.id, code: ticket.code };
}

async function openDay(world: World, staff: Person): Promise<string> {
  const today = await world.today();
  const { disable_dates: blocked } = await staff.call.getBooking({ params: { ticket_code: 'new' } });
  const days = Array.from({ length: 30 }, (_, index) => addDays(today, 30 + index));
  const open = days.filter((day) => !blocked.includes(day));
  // A slot is one party's.
  return open[attempts % open.length] ?? today;
}

/** The same, approved and paid at a counter: a purchase of the account. */
export async function buyDinner(world: World, staff: Person, buyer?: Person): Promise<Booked> {
  const cashier = await world.signIn('cashier');
  const booked = await bookDinner(world, staff, buyer);
  await staff.call.approveBooking({ body: { id: booked.id, booking_note: 'See you on the river' } });
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } }).catch(() => undefined);
  await cashier.call.acceptPayment({ body: { id: booked.id, payment_method: 'Card' } });
  return booked;
}

/** What a refund request says, without the ticket. */
export const REFUND = { bank_name: 'Maybank', acc_no: '1234567890', other_bank: null, refund_note: 'We cannot come' };

/** The purchase of a code, as staff see it. */
export async function ticketOf(staff: Person, code: string): Promise<Ticket> {
  return (await staff.call.getTicket({ params: { ticket_code: code } })).ticket;
}
