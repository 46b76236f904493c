import { RESENT_RECEIPT } from '../domain/outbox/index.ts';
import { findJetty } from '../domain/catalogue/index.ts';
import { fieldChanges } from '../domain/edits/index.ts';
import { receiptLink } from '../domain/printing/index.ts';
import type { TicketFileEvents } from '../events/ticket-file-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import { linkToTicket } from '../world/audit-link.ts';
import { toIso } from '../world/local-time.ts';
import type { AuditChange } from '../world/log-records.ts';
import type { TicketRecord } from '../world/ticket-records.ts';
import type { AuditEntry } from '../world/world.ts';
import { departureMail, expiryMail, sendMail, storeMail, writeReceiptMail } from './mail/index.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchTicket, refetchTicketLists } from './realtime/index.ts';
import { NOT_IN_LISTS, NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

/** Corrections that staff make to a ticket or booking (001 §4, §5). */
export const ticketFile: ReactionTable<keyof TicketFileEvents> = {
  'ticket.departureMoved': {
    mail({ before, ticket }, ctx) {
      if (listDepartureChanges(before, ticket).length === 0) return;
      const jetty = ticket.jettyId === null ? undefined : findJetty(ctx.world, ticket.jettyId);
      sendMail(ctx, ticket, (to) => departureMail(to, before, ticket, jetty?.name ?? null));
    },
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket }) =>
      describeEdit(`Moved ${ticket.code} to ${formatDeparture(ticket)}`, ticket, listDepartureChanges(before, ticket)),
    realtime: ({ ticket }, ctx) => refetchTicket(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'ticket.expiryMoved': {
    mail: ({ ticket, newQrCodes }, ctx) => mailExpiry(ctx, ticket, newQrCodes),
    park: NOT_SENT_TO_PARK,
    audit({ before, ticket, newQrCodes }, { rules }) {
      const lastDay = ticket.expiredAt === null ? '' : rules.toLocalDate(ticket.expiredAt);
      return describeEdit(`Moved the expiry of ${ticket.code} to ${lastDay}`, ticket, [
        ...fieldChanges({ expired_at: toIso(before.expiredAt) }, { expired_at: toIso(ticket.expiredAt) }),
        { field: 'new_qr_codes', before: null, after: String(newQrCodes) },
      ]);
    },
    realtime: ({ ticket }, ctx) => refetchTicketLists(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'ticket.addressesChanged': {
    mail: none('Staff resend the receipt when the buyer needs it at the new address.'),
    park: NOT_SENT_TO_PARK,
    audit: ({ before, ticket }) =>
      describeEdit(
        `Changed the addresses of ${ticket.code}`,
        ticket,
        fieldChanges(listAddresses(before), listAddresses(ticket)),
      ),
    realtime: ({ ticket }, ctx) => refetchTicketLists(ctx, ticket),
    printing: NOTHING_PRINTED,
  },
  'ticket.receiptResent': {
    mail({ ticket }, ctx) {
      const receipt = receiptLink(ctx, ticket);
      sendMail(ctx, ticket, (to) => ({ ...writeReceiptMail(ctx, to, ticket, receipt), resent: RESENT_RECEIPT }));
    },
    park: NOT_SENT_TO_PARK,
    audit: ({ ticket }) => describeEdit(`Sent the receipt of ${ticket.code} again`, ticket),
    realtime: NOT_IN_LISTS,
    printing: NOTHING_PRINTED,
  },
};

function describeEdit(action: string, ticket: TicketRecord, changes?: readonly AuditChange[]): AuditEntry {
  const module = ticket.bookingStatus === null ? 'Tickets' : 'Booking';
  return { module, action, link: linkToTicket(ticket), ...(changes && { changes }) };
}

function listDepartureChanges(before: TicketRecord, after: TicketRecord): AuditChange[] {
  return fieldChanges(getDepartureFields(before), getDepartureFields(after));
}

function getDepartureFields({ departDate, slot, noShow, bookingStatus }: TicketRecord) {
  return { depart_date: departDate, slot, no_show: noShow ? 'Yes' : null, status: bookingStatus };
}

function formatDeparture({ departDate, slot }: TicketRecord): string {
  return slot === null ? `${departDate}` : `${departDate}, ${slot}`;
}

function listAddresses({ buyer: { email, emails } }: TicketRecord) {
  return { email, emails: emails.length === 0 ? null : emails.join(', ') };
}

/**
 * Mails the buyer of a batch, who hands out the new codes; an agent without another address is reached
 * at the account's.
 */
function mailExpiry({ world, now }: ReactionContext, ticket: TicketRecord, newQrCodes: number): void {
  const { email, emails } = ticket.buyer;
  const agent = ticket.agentId === null ? undefined : world.tables.users.get(ticket.agentId);
  const named = [...(email === null ? [] : [email]), ...emails];
  const to = [...new Set(named.length > 0 ? named : agent ? [agent.email] : [])];
  if (to.length === 0) return;
  const mail = expiryMail(to, ticket, agent?.name ?? null, newQrCodes);
  storeMail(world, { ...mail, ticketCode: ticket.code, createdAt: now });
}
