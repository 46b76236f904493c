import type { OperationMap } from '@muara/contract/types';
import type { TestSimulator } from '../index.ts';
import type { BookingStatus, TicketRecord } from '../../src/world/ticket-records.ts';
import { nonce, TODAY } from '../stages/sales.ts';

type Payment = OperationMap['acceptPayment']['body'];
type Dining = OperationMap['generateDining']['body'];

/** The start of a PDF, as a data URL. */
export const PDF = 'data:application/pdf;base64,JVBERi0xLjQK';
/** Returns an upcoming booking of the seed. */
export function bookingIn(sim: TestSimulator, status: BookingStatus, part: { partial?: boolean } = {}): TicketRecord {
  const booking = sim.world.tables.tickets
    .all()
    .find(
      ({ bookingStatus, departDate, payment }) =>
        bookingStatus === status &&
        (departDate ?? '') >= TODAY &&
        (part.partial === undefined || payment.partial === part.partial),
    );
  if (!booking) throw new Error(`the seed has no ${status} booking to come`);
  return booking;
}

/** Returns a paid, upcoming VVIP ticket that dishes can be added to. */
export function guestIn(sim: TestSimulator): TicketRecord {
  const { tickets } = sim.world.tables;
  const guest = tickets.all().find(({ bookingStatus, departDate, vvipCharter, counts }) => {
    return bookingStatus === 'Paid' && !vvipCharter && (departDate ?? '') >= TODAY && (counts.adult ?? 0) > 1;
  });
  if (!guest) throw new Error('the seed has no paid VVIP party to come');
  return guest;
}

/** Two portions of dish 1 for a ticket, in cash: RM 36.00. */
export function dining(id: number, part: Partial<Dining> = {}): Dining {
  return {
    _: nonce(),
    id,
    platform: 'counter',
    amount: 0,
    amount_food: 36,
    foods: [{ id: 1, total_adult: 2 }],
    payment_method: 'Cash',
    cash_in: 50,
    cash_out: 14,
    ...part,
  };
}

/** A booking's payment by card. */
export function payment({ id }: { id: number }, part: Partial<Payment> = {}): Payment {
  return { id, payment_method: 'Card', receipt_data: { terminal_id: 'K9-1' }, ...part };
}
