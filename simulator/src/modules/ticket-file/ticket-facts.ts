import { addDays, toEpoch, toLocalDate } from '@muara/contract/rules';
import { NIGHTLY_MINUTE } from '../../domain/tickets/index.ts';
import type { Instant } from '../../world/records.ts';
import type { SubTicketRecord, TicketRecord, TicketReversal } from '../../world/ticket-records.ts';

/** An event stored in a record, of which the audit trail may have a better entry. */
export interface Fact {
  name: string;
  text: string;
  userId: number | null;
  at: Instant;
}

/**
 * Returns the events of a purchase or booking, for tickets older than the trail and for nightly
 * changes.
 */
export function ticketFacts(ticket: TicketRecord): Fact[] {
  const { code, bookingStatus, adminId, createdAt, refund, cancel, validatedAt, adminValidatedId } = ticket;
  const what = bookingStatus === null ? 'ticket' : 'booking';
  // A refund voids as well: one decision, listed once.
  const voidOfRefund = refund?.doneAt != null && cancel?.doneAt === refund.doneAt;
  return [
    fact('created', `Created ${what} ${code}`, adminId, createdAt),
    ...reversalFacts('refund', refund),
    ...(voidOfRefund ? [] : reversalFacts('void', cancel)),
    ...fact.when('boarded', `Boarded with ${what} ${code}`, adminValidatedId, validatedAt),
    ...nightlyFacts(ticket),
  ];
}

/** Returns the events of one batch ticket. */
export function partFacts(part: SubTicketRecord): Fact[] {
  return [
    fact('created', `Created ticket ${part.code}`, null, part.createdAt),
    ...fact.when('requested', 'Void requested', part.requestById, part.requestCanceledAt),
    ...fact.when('voided', 'Voided', part.cancelById, part.canceledAt),
    ...fact.when('used', `Boarded with ticket ${part.code}`, null, part.validatedAt),
  ];
}

function reversalFacts(what: 'refund' | 'void', reversal: TicketReversal | null): Fact[] {
  if (!reversal) return [];
  const { requestedAt, requestedById = null, doneAt, adminId } = reversal;
  const [asked, done] = what === 'refund' ? ['Refund requested', 'Refunded'] : ['Void requested', 'Voided'];
  return [
    ...fact.when(`${what}-requested`, asked, requestedById, requestedAt),
    ...fact.when(`${what}-done`, done, adminId, doneAt),
  ];
}

/** Returns what the nightly sweep changed on a ticket. */
function nightlyFacts({ noShow, departDate, expired, expiredAt, bookingStatus }: TicketRecord): Fact[] {
  const facts: Fact[] = [];
  if (noShow && departDate !== null) facts.push(fact('no-show', 'Nobody came', null, nightAfter(departDate)));
  if (expired && expiredAt !== null) facts.push(fact('expired', 'Expired', null, nightAfter(toLocalDate(expiredAt))));
  if (bookingStatus === 'Expired' && departDate !== null)
    facts.push(fact('expired', 'Expired unpaid', null, nightAfter(departDate)));
  return facts;
}

function nightAfter(date: string): Instant {
  return toEpoch(addDays(date, 1), NIGHTLY_MINUTE);
}

function fact(name: string, text: string, userId: number | null, at: Instant): Fact {
  return { name, text, userId, at };
}

/** None if it has not happened. */
fact.when = (name: string, text: string, userId: number | null, at: Instant | null): Fact[] =>
  at === null ? [] : [fact(name, text, userId, at)];
