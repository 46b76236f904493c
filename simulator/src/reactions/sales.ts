import { isSentToPark, sendPurchase } from '../domain/park/index.ts';
import { receiptLink } from '../domain/printing/index.ts';
import type { SaleEvents } from '../events/sale-events.ts';
import { describeTicket } from './audit/index.ts';
import { sendMail, writeReceiptMail } from './mail/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas, showNewTicket, showParkEntry } from './realtime/index.ts';
import { NOT_SENT_TO_PARK, PRINTED_ON_REQUEST } from './shared-reasons.ts';

/** Sales, and what follows once they are paid (002 §4.3). */
export const sales: ReactionTable<keyof SaleEvents> = {
  'sale.made': {
    mail: none('The receipt is mailed once the sale is paid.'),
    park: none('A purchase is sent once it is paid.'),
    audit: ({ ticket }) => describeTicket(`Created ticket ${ticket.code}`, ticket),
    // A sale that is paid immediately is shown once, as a paid one.
    realtime({ ticket }, ctx) {
      if (!ticket.balance.isPaid) showNewTicket(ctx, ticket);
    },
    printing: PRINTED_ON_REQUEST,
  },
  'sale.paid': {
    mail({ ticket }, ctx) {
      const receipt = receiptLink(ctx, ticket);
      sendMail(ctx, ticket, (to) => writeReceiptMail(ctx, to, ticket, receipt));
    },
    park({ ticket }, ctx) {
      if (isSentToPark(ticket, ctx.world)) showParkEntry(ctx, sendPurchase(ctx, ticket));
    },
    audit: none('The event that paid it has the entry.'),
    realtime: ({ ticket }, ctx) => showNewTicket(ctx, ticket),
    printing: PRINTED_ON_REQUEST,
  },
  'account.opened': {
    mail: none('Forgot Password proves the address and activates the account.'),
    park: NOT_SENT_TO_PARK,
    audit: none('The entry of the sale that opened it is enough.'),
    realtime: (_, ctx) => refetchAreas(ctx, ['customers']),
    printing: PRINTED_ON_REQUEST,
  },
};
