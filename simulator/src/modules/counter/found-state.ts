import type { FoundTicketState } from '@muara/contract/constants';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Returns the state that a counter search shows for a booking or ticket (002 §4.1). */
export function getFoundState({
  refund,
  cancel,
  expired,
  bookingStatus,
  payment,
  balance,
}: TicketRecord): FoundTicketState {
  if (refund?.doneAt != null) return 'Refunded';
  if (cancel?.doneAt != null || bookingStatus === 'Canceled') return 'Canceled';
  if (bookingStatus === 'Rejected') return 'Rejected';
  if (expired || bookingStatus === 'Expired') return 'Expired';
  if (balance.isPaid) return 'Paid';
  if (bookingStatus === 'Pending') return 'Pending Approval';
  if (bookingStatus === 'Processing Payment') return 'Processing Payment';
  return payment.partial || bookingStatus === 'Deposit' ? 'Partial Payment' : 'Pending Payment';
}
