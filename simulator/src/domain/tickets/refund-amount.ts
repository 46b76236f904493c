import { refundableOf } from '@muara/contract/rules';
import type { Sen } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Returns what a refund of a ticket returns, or has returned: only money received. */
export function getRefundAmount({ balance, refund }: Pick<TicketRecord, 'balance' | 'refund'>): Sen {
  return refund?.doneAt == null ? refundableOf(balance) : balance.refunded;
}
