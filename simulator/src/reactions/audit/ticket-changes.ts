import { formatInstant } from '@muara/contract/rules';
import { fieldChanges, type Fields } from '../../domain/edits/index.ts';
import { describeBank } from '../mail/index.ts';
import { linkToSubTicket, linkToTicket } from '../../world/audit-link.ts';
import type { Instant } from '../../world/records.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { AuditEntry } from '../../world/world.ts';

/** Returns the audit entry of a command on a purchase that changes none of its audited fields. */
export function describeTicket(action: string, ticket: TicketRecord): AuditEntry {
  return { module: 'Tickets', action, link: linkToTicket(ticket) };
}

/**
 * Returns the audit entry of a command on a purchase.
 * @param voided how many tickets of its batch were voided with it
 */
export function describeTicketChange(
  action: string,
  before: TicketRecord,
  after: TicketRecord,
  voided = 0,
): AuditEntry {
  const changes = fieldChanges(listFields(before), listFields(after));
  if (voided > 0) changes.push({ field: 'tickets_voided', before: null, after: String(voided) });
  return { module: 'Tickets', action, link: linkToTicket(after), changes };
}

/** Returns the audit entry of a command on one ticket of a batch. */
export function describeSubTicketChange(action: string, before: SubTicketRecord, after: SubTicketRecord): AuditEntry {
  const changes = fieldChanges(partFields(before), partFields(after));
  return { module: 'Tickets', action, link: linkToSubTicket(after), changes };
}

function listFields({ bookingStatus, buyer, refund, cancel, balance }: TicketRecord): Fields {
  return {
    status: bookingStatus,
    name: buyer.name,
    email: buyer.email,
    request_refund_at: formatAt(refund?.requestedAt),
    refunded_at: formatAt(refund?.doneAt),
    refund_note: refund?.note ?? null,
    refund_bank: refund?.bank ? describeBank(refund.bank) : null,
    request_canceled_at: formatAt(cancel?.requestedAt),
    canceled_at: formatAt(cancel?.doneAt),
    cancel_note: cancel?.note ?? null,
    credit_facility_paid: balance.isCreditSettled ? 'Yes' : null,
  };
}

function partFields({ requestCanceledAt, canceledAt, cancelNote }: SubTicketRecord): Fields {
  return {
    request_canceled_at: formatAt(requestCanceledAt),
    canceled_at: formatAt(canceledAt),
    cancel_note: cancelNote,
  };
}

function formatAt(at: Instant | null | undefined): string | null {
  return at == null ? null : formatInstant(at);
}
