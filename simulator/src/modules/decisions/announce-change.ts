import { formatInstant } from '@muara/contract/rules';
import type { CatalogueArea } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { Instant } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { fieldChanges, type Fields } from '../../domain/edits/index.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { describeBank } from '../../reactions/mail/index.ts';

/**
 * Records a command on a purchase in the audit trail and refreshes screens and counters. Call it last.
 * @param voided how many tickets of its batch were voided with it
 */
export function announceChange(
  ctx: Context,
  action: string,
  before: TicketRecord,
  after: TicketRecord,
  voided = 0,
): void {
  const changes = fieldChanges(listFields(before), listFields(after));
  if (voided > 0) changes.push({ field: 'tickets_voided', before: null, after: String(voided) });
  recordChange(ctx, listAreas(after), { module: 'Tickets', action, link: linkToTicket(after), changes });
  ctx.hub.refreshBubbles();
}

function listAreas({ bookingStatus, expiredAt }: TicketRecord): CatalogueArea[] {
  return [
    'tickets',
    ...(bookingStatus === null ? [] : (['bookings'] as const)),
    ...(expiredAt === null ? [] : (['my_tickets'] as const)),
  ];
}

function listFields({ bookingStatus, buyer, refund, cancel, balance }: TicketRecord): Fields {
  return {
    status: bookingStatus,
    name: buyer.name,
    email: buyer.email,
    request_refund_at: moment(refund?.requestedAt),
    refunded_at: moment(refund?.doneAt),
    refund_note: refund?.note ?? null,
    refund_bank: refund?.bank ? describeBank(refund.bank) : null,
    request_canceled_at: moment(cancel?.requestedAt),
    canceled_at: moment(cancel?.doneAt),
    cancel_note: cancel?.note ?? null,
    credit_facility_paid: balance.isCreditSettled ? 'Yes' : null,
  };
}

function moment(at: Instant | null | undefined): string | null {
  return at == null ? null : formatInstant(at);
}
