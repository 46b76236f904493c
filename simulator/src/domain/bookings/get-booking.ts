import type { BookingToChange } from '@muara/contract/rules';
import { toRinggit } from '@muara/contract/rules';
import type { PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toIso } from '../../world/local-time.ts';
import { isRemoved } from '../../world/ticket-keys.ts';
import type { BookingFile, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { openPurchase } from '../printing/index.ts';

/** The file of a booking before anything is written to it. */
export const NEW_BOOKING_FILE: BookingFile = {
  note: null,
  approvedAt: null,
  decidedById: null,
  updatedAt: null,
  updatedById: null,
  deletedAt: null,
};

/** Returns the booking with an id; a removed one is not found. @throws Refusal ticket_not_found */
export function getBooking(world: World, id: number): TicketRecord {
  return assertBooking(world.tables.tickets.get(id));
}

/** Returns the booking with a code. @throws Refusal ticket_not_found */
export function getBookingByCode(world: World, code: string): TicketRecord {
  return assertBooking(world.tables.tickets.one('code', code));
}

/**
 * Returns the booking of a payment link.
 * @throws Refusal document_key_invalid, ticket_not_found
 */
export function getBookingByKey(ctx: PublicContext, code: string, key: string | undefined): TicketRecord {
  return assertBooking(openPurchase(ctx, code, key));
}

function assertBooking(ticket: TicketRecord | undefined): TicketRecord {
  if (!ticket || ticket.bookingStatus === null || isRemoved(ticket)) throw new Refusal('ticket_not_found');
  return ticket;
}

/** Returns the part of a booking that decides which commands it accepts, by wire names. */
export function getBookingCommandState({
  bookingStatus,
  balance,
  refund,
  cancel,
  buyer,
  money,
}: TicketRecord): BookingToChange {
  return {
    status: bookingStatus,
    is_paid: balance.isPaid,
    partial_paid: balance.isPartlyPaid,
    request_refund_at: toIso(refund?.requestedAt),
    refunded_at: toIso(refund?.doneAt),
    request_canceled_at: toIso(cancel?.requestedAt),
    canceled_at: toIso(cancel?.doneAt),
    email: buyer.email,
    total_discount: toRinggit(money.totalDiscount),
    amount_discount: toRinggit(money.amountDiscount),
  };
}
