import { formatMoney } from '@muara/contract/rules';
import type { PaymentEvents } from '../events/payment-events.ts';
import type { StaffGroup } from '../domain/people/index.ts';
import { describeTicket, describeTicketChange } from './audit/index.ts';
import { describeSurplus, mailStaff, sendMail, STAFF_MAILS, surplusMail } from './mail/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { alertStaff, refetchAreas, refetchTicket } from './realtime/index.ts';
import { NOT_SENT_TO_PARK, NOTHING_PRINTED, READ_ON_RETURN } from './shared-reasons.ts';

const SALE_PAID_FOLLOWS = none('The event `sale.paid` that follows does it.');

/** Who is informed of a surplus: those who can return money. */
const MANAGERS: StaffGroup = { roles: ['Super User', 'Manager'] };

/** Money for existing purchases (002 §4.3). */
export const payments: ReactionTable<keyof PaymentEvents> = {
  'payment.received': {
    mail: SALE_PAID_FOLLOWS,
    park: SALE_PAID_FOLLOWS,
    audit({ ticket, late }) {
      const when = late ? ' after its hold had lapsed' : '';
      return describeTicket(`Ticket ${ticket.code} was paid online${when}: ${formatMoney(ticket.money.total)}`, ticket);
    },
    realtime: SALE_PAID_FOLLOWS,
    printing: NOTHING_PRINTED,
  },
  'payment.failed': {
    mail: READ_ON_RETURN,
    park: NOT_SENT_TO_PARK,
    audit: ({ ticket, reason }) => describeTicket(`Payment of ticket ${ticket.code} failed: ${reason}`, ticket),
    realtime: none('Lists show a ticket the same before and after; a booking has an event of its own.'),
    printing: NOTHING_PRINTED,
  },
  'payment.keptAsSurplus': {
    mail: [
      ({ ticket, payment, why }, ctx) => sendMail(ctx, ticket, (to) => surplusMail(to, ticket, payment, why)),
      ({ ticket, payment, why }, ctx) => mailStaff(ctx, MANAGERS, ticket, STAFF_MAILS.surplus(ticket, payment, why)),
    ],
    park: NOT_SENT_TO_PARK,
    audit({ ticket, payment, why }) {
      const money = formatMoney(payment.amount);
      return describeTicket(
        `Kept a surplus payment of ${money} for ticket ${ticket.code}: ${describeSurplus(why)}`,
        ticket,
      );
    },
    realtime: [
      ({ ticket }, ctx) => {
        refetchAreas(ctx, ticket.bookingStatus === null ? ['tickets'] : ['tickets', 'bookings']);
        ctx.hub.refreshBubbles();
      },
      ({ ticket, payment, why }, ctx) => {
        const message = `${formatMoney(payment.amount)} came in for ticket ${ticket.code}, but ${describeSurplus(why)}.`;
        alertStaff(ctx, MANAGERS, 'Surplus payment', message);
      },
    ],
    printing: NOTHING_PRINTED,
  },
  'surplus.paidBack': {
    mail: none('The mail about the surplus has promised it.'),
    park: NOT_SENT_TO_PARK,
    audit({ before, ticket, payment, reference }) {
      const money = formatMoney(payment.amount);
      return describeTicketChange(
        `Paid the surplus of ${money} for ticket ${ticket.code} back: ${reference}`,
        before,
        ticket,
      );
    },
    realtime: ({ ticket }, ctx) => refetchTicket(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'creditFacility.settled': {
    mail: none('The buyer has had the receipt since the sale.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket }) =>
      describeTicketChange(
        `Settled the credit facility of ticket ${ticket.code}: ${formatMoney(before.balance.owed)}`,
        before,
        ticket,
      ),
    realtime: ({ ticket }, ctx) => refetchTicket(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'terminalPayment.confirmed': {
    mail: SALE_PAID_FOLLOWS,
    park: SALE_PAID_FOLLOWS,
    audit({ ticket }) {
      const { terminalId, refNo } = ticket.payment;
      const money = formatMoney(ticket.money.total);
      return describeTicket(`Marked terminal ticket ${ticket.code} as paid: ${money}, ${terminalId}, ${refNo}`, ticket);
    },
    realtime: SALE_PAID_FOLLOWS,
    printing: NOTHING_PRINTED,
  },
};
