import { formatMoney } from '@muara/contract/rules';
import { presentBookingRow } from '../domain/bookings/index.ts';
import type { BookingEvents } from '../events/booking-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import { linkToTicket } from '../world/audit-link.ts';
import type { PaymentRecord, TicketRecord } from '../world/ticket-records.ts';
import type { AuditEntry } from '../world/world.ts';
import { describeBookingChange, describeRemovedBooking, describeTicket } from './audit/index.ts';
import { mailBookingState } from './mail/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas, showNewTicket } from './realtime/index.ts';
import { NOT_IN_LISTS, NOTHING_PRINTED, READ_ON_RETURN } from './shared-reasons.ts';

const SENT_ONCE_PAID = none('A booking is sent to the park service once it is paid.');
const NEVER_PAID = none('The park service knows paid purchases only.');

/** VVIP and charter bookings (002 §4.1, §7.1). */
export const bookings: ReactionTable<keyof BookingEvents> = {
  'booking.made': {
    mail: ({ booking }, ctx) => mailBookingState(ctx, booking),
    park: SENT_ONCE_PAID,
    audit({ booking }, { world }) {
      return describeBookingChange(
        `Made booking ${booking.code}: ${formatMoney(booking.money.total)}`,
        world,
        null,
        booking,
      );
    },
    realtime({ booking }, ctx) {
      refetchAreas(ctx, ['bookings']);
      ctx.hub.broadcast({ type: 'new-booking', ticket: presentBookingRow(ctx.world, booking) });
      ctx.hub.refreshBubbles();
    },
    printing: NOTHING_PRINTED,
  },
  'booking.changed': {
    mail({ before, booking }, ctx) {
      const { changes = [] } = describeChange({ before, booking }, ctx);
      if (changes.length > 0) mailBookingState(ctx, booking, { changed: true });
    },
    park: SENT_ONCE_PAID,
    audit: describeChange,
    realtime: refetchBookings,
    printing: NOTHING_PRINTED,
  },
  'booking.removed': {
    mail: none('Buyers hear of decisions; staff remove what was rejected or entered by mistake.'),
    park: NEVER_PAID,
    audit: ({ before }, { world }) => describeRemovedBooking(`Removed booking ${before.code}`, world, before),
    realtime: refetchBookings,
    printing: NOTHING_PRINTED,
  },
  'booking.approved': {
    mail: ({ booking }, ctx) => mailBookingState(ctx, booking),
    park: SENT_ONCE_PAID,
    audit({ before, booking, percentOff }, { world }) {
      const off = percentOff > 0 ? `, ${percentOff} % off` : '';
      const action = `Approved booking ${booking.code}: ${formatMoney(booking.money.total)}${off}`;
      return describeBookingChange(action, world, before, booking);
    },
    realtime: refetchBookings,
    printing: NOTHING_PRINTED,
  },
  'booking.rejected': {
    mail: mailIfWanted,
    park: NEVER_PAID,
    audit: ({ before, booking }, { world }) =>
      describeBookingChange(`Rejected booking ${booking.code}`, world, before, booking),
    realtime: refetchBookings,
    printing: NOTHING_PRINTED,
  },
  'booking.voided': {
    mail: mailIfWanted,
    park: NEVER_PAID,
    audit: ({ before, booking }, { world }) =>
      describeBookingChange(`Voided booking ${booking.code}`, world, before, booking),
    realtime: refetchBookings,
    printing: NOTHING_PRINTED,
  },
  'booking.mailResent': {
    mail: ({ booking }, ctx) => mailBookingState(ctx, booking),
    park: SENT_ONCE_PAID,
    audit: ({ booking }) => describeBooking(`Sent the mail of booking ${booking.code} again`, booking),
    realtime: NOT_IN_LISTS,
    printing: NOTHING_PRINTED,
  },
  'booking.paymentStarted': {
    mail: none('The buyer is on the page of the payment provider.'),
    park: SENT_ONCE_PAID,
    audit: ({ booking, payment }) =>
      describeBooking(`Started the online payment of booking ${booking.code}: ${formatMoney(payment.amount)}`, booking),
    realtime: (_, ctx) => refetchAreas(ctx, ['bookings']),
    printing: NOTHING_PRINTED,
  },
  'booking.paymentTaken': {
    mail: mailDeposit,
    park: SENT_ONCE_PAID,
    audit: ({ booking, payment }) =>
      describeTicket(
        `Took ${WHAT_WAS_PAID[payment.type]} of booking ${booking.code}: ${formatMoney(payment.amount)}, ${payment.method}`,
        booking,
      ),
    realtime: showDeposit,
    printing: NOTHING_PRINTED,
  },
  'booking.paymentReceived': {
    mail: mailDeposit,
    park: SENT_ONCE_PAID,
    audit({ booking, payment }) {
      const what = payment.type === 'deposit' ? 'The deposit of booking' : 'Booking';
      const action = `${what} ${booking.code} was paid online: ${formatMoney(payment.amount)}`;
      return booking.balance.isPaid ? describeTicket(action, booking) : describeBooking(action, booking);
    },
    realtime: showDeposit,
    printing: NOTHING_PRINTED,
  },
  'booking.paymentFailed': {
    mail: READ_ON_RETURN,
    park: NEVER_PAID,
    audit: none('The event `payment.failed` has the entry.'),
    realtime: (_, ctx) => refetchAreas(ctx, ['bookings']),
    printing: NOTHING_PRINTED,
  },
};

const WHAT_WAS_PAID: Record<PaymentRecord['type'], string> = {
  full: 'the payment',
  deposit: 'the deposit',
  balance: 'the rest',
};

type Data<E extends keyof BookingEvents> = BookingEvents[E];

function describeChange({ before, booking }: Data<'booking.changed'>, { world }: ReactionContext): AuditEntry {
  return describeBookingChange(`Changed booking ${booking.code}`, world, before, booking);
}

function describeBooking(action: string, booking: TicketRecord): AuditEntry {
  return { module: 'Booking', action, link: linkToTicket(booking) };
}

function mailIfWanted({ booking, mailed }: Data<'booking.rejected'>, ctx: ReactionContext): void {
  if (mailed) mailBookingState(ctx, booking);
}

/** Confirms a deposit; what pays the booking in full is confirmed by the receipt of `sale.paid`. */
function mailDeposit({ booking }: Data<'booking.paymentTaken'>, ctx: ReactionContext): void {
  if (!booking.balance.isPaid) mailBookingState(ctx, booking);
}

/** Shows a deposit; `sale.paid` shows a booking that is paid in full. */
function showDeposit({ booking }: Data<'booking.paymentTaken'>, ctx: ReactionContext): void {
  if (!booking.balance.isPaid) showNewTicket(ctx, booking);
}

function refetchBookings(_: unknown, ctx: ReactionContext): void {
  refetchAreas(ctx, ['bookings']);
  ctx.hub.refreshBubbles();
}
