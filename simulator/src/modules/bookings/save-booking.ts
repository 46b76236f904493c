import type { BookingForm, BookingSaved } from '@muara/contract/types';
import { bookingEdited, getBooking, getBookingCommandState, getLastEdit } from '../../domain/bookings/index.ts';
import { assertUnchanged } from '../../domain/edits/index.ts';
import { makeTicket } from '../../domain/sales/index.ts';
import { NO_PAYMENT, getMoney, newTicket, presentTicket, storeFood } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { isRemoved } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { findAccountId, readBuyer } from './booking-buyer.ts';
import { priceBooking } from './price-booking.ts';
import { type BookingOrder, readBooking } from './read-booking.ts';

type Price = ReturnType<typeof priceBooking>;

type Facts = Omit<Parameters<typeof newTicket>[1], 'receiptNo' | 'code' | 'createdAt'>;

const FOREIGN = ['adult_foreigner', 'child_foreigner'] as const;

/**
 * Creates a booking or changes a pending one in one step: it is repriced, and its seats are taken (002
 * §7.1). Stores nothing when the form showed another price.
 * @throws Refusal
 */
export const saveBooking: Handler<'saveBooking'> = ({ body: form }, ctx) => {
  const before = form.id == null ? null : editable(ctx, form, form.id);
  const earlier = before ? undefined : earlierBooking(ctx, form);
  if (earlier) return reply(saved(ctx, earlier));
  const order = readBooking(ctx, form, before);
  const price = priceBooking(ctx, order);
  if (!ctx.rules.isShownPrice(form, price, 0)) return reply({ ticket: null, price_update: true });
  if (!before) {
    const booking = createBooking(ctx, form, order, price);
    return reply(saved(ctx, booking), event('booking.made', { booking }));
  }
  const booking = changeBooking(ctx, form, order, price, before);
  return reply(saved(ctx, booking), event('booking.changed', { before, booking }));
};

/** @throws Refusal ticket_not_found, booking_not_pending, record_changed */
function editable(ctx: Context, form: BookingForm, id: number): TicketRecord {
  const booking = getBooking(ctx.world, id);
  assertAllowed(ctx.rules.checkBookingEdit(getBookingCommandState(booking)));
  assertUnchanged(getLastEdit(ctx.world, booking), form.updated_at);
  return booking;
}

function createBooking(ctx: Context, form: BookingForm, order: BookingOrder, price: Price): TicketRecord {
  return makeTicket(ctx, order.pkg, {
    ...getFacts(ctx, form, order, price),
    nonce: findNonce(ctx, form),
    bookingStatus: 'Pending',
    userId: findAccountId(ctx.world, form, null),
    adminId: ctx.session.user.id,
    payment: NO_PAYMENT,
  });
}

function changeBooking(
  ctx: Context,
  form: BookingForm,
  order: BookingOrder,
  price: Price,
  before: TicketRecord,
): TicketRecord {
  const { world } = ctx;
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
  return world.tables.tickets.update(before.id, { ...facts, refund, cancel, printHistory });
}

/** Returns everything that the form decides. */
function getFacts(ctx: Context, form: BookingForm, order: BookingOrder, price: Price): Omit<Facts, 'payment'> {
  const { rules } = ctx;
  const { counts, foods, agent, guide } = order;
  const passengers = rules.countPassengers(counts);
  const foreign = FOREIGN.reduce((sum, category) => sum + (counts[category] ?? 0), 0);
  const free = rules.freePassengersThatFit({ free: price.free, passengers, capacity: order.capacity });
  return {
    platform: 'booking',
    jettyId: order.jetty.id,
    departDate: order.date,
    slot: order.slot,
    agentId: agent?.id ?? null,
    tourguideId: guide?.id ?? null,
    buyer: readBuyer(form),
    malaysian: passengers > foreign,
    nonMalaysian: foreign > 0,
    counts,
    free,
    passengers: passengers + free,
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
  return nonce ? `booking of ${session.user.id}:${nonce}` : null;
}

function saved({ world, rules }: Context, booking: TicketRecord): BookingSaved {
  return { ticket: presentTicket(world, booking, rules), price_update: false };
}
