import type { Rules } from '@muara/contract/rules';
import type { Instant } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns until when a pending attempt may still pay a purchase; null when it can be paid now. */
export function pendingUntil({ tables, clock }: World, ticket: TicketRecord, rules: Rules): Instant | null {
  const { balance, bookingStatus, id } = ticket;
  if (balance.isPaid || (bookingStatus !== null && bookingStatus !== 'Processing Payment')) return null;
  const latest = tables.payments
    .by('ticket', id)
    .filter(({ refNo }) => refNo !== null)
    .at(-1);
  if (!latest) return null;
  const settled = latest.paidAt !== null || latest.errorDesc !== null;
  return rules.paymentPendingUntil({ startedAt: latest.createdAt, settled }, clock.now());
}
