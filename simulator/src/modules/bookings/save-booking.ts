import { formatRinggit } from '@muara/contract/rules';
import type { BookingForm, BookingSaved } from '@muara/contract/types';
import { getBookingCommandState, getBooking, bookingEdited, getLastEdit } from '../../domain/bookings/index.ts';
import { assertUnchanged } from '../../domain/edits/index.ts';
import { makeTicket } from '../../domain/sales/index.ts';
import { storeFood, getMoney, newTicket, NO_PAYMENT, presentTicket } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { mailBookingState } from '../../reactions/mail/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import { isRemoved } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';
import { findAccountId, readBuyer } from './booking-buyer.ts';
import { bookingChanges } from './booking-changes.ts';
import { presentBookingRow } from './list-bookings.ts';
import { priceBooking } from './price-booking.ts';
import { readBooking, type BookingOrder } from './read-booking.ts';

type Price = ReturnType<typeof priceBooking>;
type Facts = Omit<Parameters<typeof newTicket>[1], 'receiptNo' | 'code' | 'createdAt'>;

const FOREIGN = ['adult_foreigner', 'child_foreigner'] as const;

/**
 * Creates a booking or changes a pending one in one step: it is repriced, and its seats are taken (002
 * §7.1). Stores nothing when the form showed another price.
 * @throws Refusal
 */
export function saveBooking(ctx: Context, form: BookingForm): BookingSaved {
  const before = form.id == null ? null : editable(ctx, form, form.id);
  const earlier = before ? undefined : earlierBooking(ctx, form);
  if (earlier) return saved(ctx, earlier);
  const order = readBooking(ctx, form, before);
  const price = priceBooking(ctx, order);
  if (!ctx.rules.isShownPrice(form, price, 0)) return { ticket: null, price_update: true };
  return saved(ctx, before ? changeBooking(ctx, form, order, price, before) : createBooking(ctx, form, order, price));
}

/** @throws Refusal ticket_not_found, booking_not_pending, record_changed */
function editable(ctx: Context, form: BookingForm, id: number): TicketRecord {
  const booking = getBooking(ctx.world, id);
  assertAllowed(ctx.rules.checkBookingEdit(getBookingCommandState(booking)));
  assertUnchanged(getLastEdit(ctx.world, booking), form.updated_at);
  return booking;
}

function createBooking(ctx: Context, form: BookingForm, order: BookingOrder, price: Price): TicketRecord {
  const { world, hub } = ctx;
  const booking = makeTicket(ctx, order.pkg, {
    ...getFacts(ctx, form, order, price),
    nonce: findNonce(ctx, form),
    bookingStatus: 'Pending',
    userId: findAccountId(world, form, null),
    adminId: (ctx.session as Session).user.id,
    payment: NO_PAYMENT,
  });
  mailBookingState(ctx, booking);
  recordChange(ctx, 'bookings', {
    module: 'Booking',
    action: `Made booking ${booking.code}: RM ${formatRinggit(booking.money.total)}`,
    link: linkToTicket(booking),
    changes: bookingChanges(world, null, booking),
  });
  hub.broadcast({ type: 'new-booking', ticket: presentBookingRow(world, booking) });
  hub.refreshBubbles();
  return booking;
}

function changeBooking(
  ctx: Context,
  form: BookingForm,
  order: BookingOrder,
  price: Price,
  before: TicketRecord,
): TicketRecord {
  const { world, hub } = ctx;
  const { receiptNo, code, createdAt, payment, ipAddress } = before;
  const facts = newTicket(order.pkg, {
    ...getFacts(ctx, form, order, price),
    receiptNo,
    code,
    createdAt,
    payment,
    ipAddress,
    nonce: before.nonce,
    bookingStatus: before.bookingStatus,
    booking: bookingEdited(ctx, before),
    userId: findAccountId(world, form, before.userId),
    adminId: before.adminId,
  });
  // What happened to the booking besides the form, such as a void request, stays.
  const { refund, cancel, printHistory } = before;
  const after = world.tables.tickets.update(before.id, { ...facts, refund, cancel, printHistory });
  const changes = bookingChanges(world, before, after);
  if (changes.length > 0) mailBookingState(ctx, after, { changed: true });
  recordChange(ctx, 'bookings', {
    module: 'Booking',
    action: `Changed booking ${after.code}`,
    link: linkToTicket(after),
    changes,
  });
  hub.refreshBubbles();
  return after;
}

/** Returns everything that the form decides. */
function getFacts(ctx: Context, form: BookingForm, order: BookingOrder, price: Price): Omit<Facts, 'payment'> {
  const { rules } = ctx;
  const { counts, foods, agent, guide } = order;
  const heads = rules.countHeads(counts);
  const foreign = FOREIGN.reduce((sum, category) => sum + (counts[category] ?? 0), 0);
  const free = rules.freeHeadsThatFit({ free: price.free, heads, capacity: order.capacity });
  return {
    platform: 'booking',
    jettyId: order.jetty.id,
    departDate: order.date,
    slot: order.slot,
    agentId: agent?.id ?? null,
    tourguideId: guide?.id ?? null,
    buyer: readBuyer(form),
    malaysian: heads > foreign,
    nonMalaysian: foreign > 0,
    counts,
    free,
    heads: heads + free,
    foods: foods.map(({ food, quantities }) => storeFood(food, quantities)),
    money: getMoney(price),
    discount: null,
    ipAddress: ctx.request.address,
    remark: form.remark?.trim() || null,
  };
}

/**
 * Returns the booking that this attempt already made.
 * @throws Refusal ticket_not_found when it was removed since
 */
function earlierBooking(ctx: Context, form: BookingForm): TicketRecord | undefined {
  const nonce = findNonce(ctx, form);
  const earlier = nonce === null ? undefined : ctx.world.tables.tickets.one('nonce', nonce);
  if (earlier && isRemoved(earlier)) throw new Refusal('ticket_not_found');
  return earlier;
}

function findNonce({ session }: Context, { _: nonce }: BookingForm): string | null {
  return nonce ? `booking of ${(session as Session).user.id}:${nonce}` : null;
}

function saved({ world, rules }: Context, booking: TicketRecord): BookingSaved {
  return { ticket: presentTicket(world, booking, rules), price_update: false };
}
