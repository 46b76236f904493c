import { formatMoney } from '@muara/contract/rules';
import type { ReactionContext } from '../kernel/handler.ts';
import {
  refundedMail,
  refundRejectedMail,
  refundRequestedMail,
  sendMail,
  partsVoidedMail,
  voidedMail,
  voidRejectedMail,
  voidRequestedMail,
} from './mail/index.ts';
import { getRefundAmount } from '../domain/tickets/index.ts';
import type { TicketEvents } from '../events/ticket-events.ts';
import type { SubTicketRecord, TicketRecord } from '../world/ticket-records.ts';
import { describeSubTicketChange, describeTicket, describeTicketChange } from './audit/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchBatch, refetchTicket } from './realtime/index.ts';
import { NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

/** Refunds and voids, of purchases and of single tickets of a batch (001 §4). */
export const refundsAndVoids: ReactionTable<keyof TicketEvents> = {
  'ticket.refundRequested': {
    mail: confirmRefundRequest,
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket }) =>
      describeTicketChange(`Requested a refund of ticket ${ticket.code}: ${getMoney(before)}`, before, ticket),
    realtime({ ticket }, ctx) {
      ctx.hub.broadcast({ type: 'refund-request', ...getRequest(ticket, ctx) });
      refetchTicket(ctx, ticket);
    },
    printing: NOTHING_PRINTED,
  },
  'ticket.refundRequestedPublicly': {
    mail: confirmRefundRequest,
    park: NOT_SENT_TO_PARK,
    audit: ({ ticket }) => describeTicket(`Requested a refund of ticket ${ticket.code} by the public form`, ticket),
    realtime({ ticket: { code, vvip } }, ctx) {
      ctx.hub.broadcast({ type: 'refund-request', code, vvip, username: GUEST });
      ctx.hub.refreshBubbles();
    },
    printing: NOTHING_PRINTED,
  },
  'ticket.refunded': {
    mail: [
      ({ ticket }, ctx) => sendMail(ctx, ticket, (to) => refundedMail(to, ticket)),
      ({ ticket, ended }, ctx) => mailHolders(ctx, ticket, ended),
    ],
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket, ended, approved }, ctx) =>
      describeTicketChange(
        approved
          ? `Approved the refund of ticket ${ticket.code}: ${getMoney(before)}${selfApproved(ctx, before.refund?.requestedById)}`
          : `Refunded ticket ${ticket.code}: ${getMoney(before)}`,
        before,
        ticket,
        ended.length,
      ),
    realtime: ({ ticket }, ctx) => refetchTicket(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'ticket.refundRejected': {
    mail({ ticket }, ctx) {
      sendMail(ctx, ticket, (to) => refundRejectedMail(to, ticket));
    },
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket }) => describeTicketChange(`Rejected the refund of ticket ${ticket.code}`, before, ticket),
    realtime: ({ ticket }, ctx) => refetchTicket(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'ticket.voidRequested': {
    mail({ ticket, byBuyer }, ctx) {
      if (byBuyer) sendMail(ctx, ticket, (to) => voidRequestedMail(to, ticket));
    },
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket }) => describeTicketChange(`Requested to void ticket ${ticket.code}`, before, ticket),
    realtime({ ticket }, ctx) {
      ctx.hub.broadcast({ type: 'cancel-request', ...getRequest(ticket, ctx) });
      refetchTicket(ctx, ticket);
    },
    printing: NOTHING_PRINTED,
  },
  'ticket.voided': {
    // Tickets that a batch's customers have stay valid.
    mail: ({ ticket }, ctx) => sendMail(ctx, ticket, (to) => voidedMail(to, ticket)),
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket, ended, approved }, ctx) =>
      describeTicketChange(
        approved
          ? `Approved to void ticket ${ticket.code}${selfApproved(ctx, before.cancel?.requestedById)}`
          : `Voided ticket ${ticket.code}`,
        before,
        ticket,
        ended.length,
      ),
    realtime: ({ ticket }, ctx) => refetchTicket(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'ticket.voidRejected': {
    // Buyers are informed of their own requests only.
    mail({ before, ticket }, ctx) {
      if (before.cancel?.requestedById == null) sendMail(ctx, ticket, (to) => voidRejectedMail(to, ticket));
    },
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket }) => describeTicketChange(`Rejected to void ticket ${ticket.code}`, before, ticket),
    realtime: ({ ticket }, ctx) => refetchTicket(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'subTicket.voidRequested': {
    mail: none('Only staff request it, and the decision is mailed.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ before, part }) => describeSubTicketChange(`Requested to void ticket ${part.code}`, before, part),
    realtime({ ticket, part }, ctx) {
      ctx.hub.broadcast({ type: 'cancel-request', ...getRequest({ code: part.code, vvip: ticket.vvip }, ctx) });
      refetchBatch(ctx);
    },
    printing: NOTHING_PRINTED,
  },
  'subTicket.voided': {
    // The ticket's holder is informed; without one, the buyer of the batch.
    mail({ ticket, part }, ctx) {
      if (part.userId === null) sendMail(ctx, ticket, (to) => partsVoidedMail(to, ticket, [part.code]));
      else mailHolders(ctx, ticket, [part]);
    },
    park: NOT_SENT_TO_PARK,
    audit: ({ before, part, approved }, ctx) =>
      describeSubTicketChange(
        approved
          ? `Approved to void ticket ${part.code}${selfApproved(ctx, before.requestById)}`
          : `Voided ticket ${part.code}`,
        before,
        part,
      ),
    realtime: (_, ctx) => refetchBatch(ctx),
    printing: NOTHING_PRINTED,
  },
  'subTicket.voidRejected': {
    mail: none('Nobody outside the office knows of the request.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ before, part }) => describeSubTicketChange(`Rejected to void ticket ${part.code}`, before, part),
    realtime: (_, ctx) => refetchBatch(ctx),
    printing: NOTHING_PRINTED,
  },
};

function confirmRefundRequest({ ticket }: { readonly ticket: TicketRecord }, ctx: ReactionContext): void {
  sendMail(ctx, ticket, (to) => refundRequestedMail(to, ticket, ticket.refund?.bank ?? null));
}

/** Mails the holders of batch tickets that these are void: one mail per person. */
function mailHolders(ctx: ReactionContext, batch: TicketRecord, parts: readonly SubTicketRecord[]): void {
  const codes = new Map<number, string[]>();
  for (const { userId, code } of parts) if (userId !== null) codes.set(userId, [...(codes.get(userId) ?? []), code]);
  for (const [id, held] of codes) {
    const { name, email } = ctx.world.tables.users.must(id);
    const holder = { ...batch, buyer: { ...batch.buyer, name, email, emails: [] } };
    sendMail(ctx, holder, (to) => partsVoidedMail(to, holder, held));
  }
}

/** The author of a request of somebody who is not signed in. */
const GUEST = 'guest';

/** Returns what windows show of a new request. */
function getRequest({ code, vvip }: Pick<TicketRecord, 'code' | 'vvip'>, { session }: ReactionContext) {
  return { code, vvip, username: session?.user.username ?? GUEST };
}

/** Returns what the audit trail adds to an approval by the person who requested it. */
function selfApproved({ session }: ReactionContext, requestedById: number | null | undefined): string {
  return requestedById != null && requestedById === session?.user.id ? ' (self-approved)' : '';
}

function getMoney(ticket: TicketRecord): string {
  return formatMoney(getRefundAmount(ticket));
}
