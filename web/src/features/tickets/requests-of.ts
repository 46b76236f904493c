import type { TicketListRow } from '@muara/contract/types';

/** Which requests wait for a decision. */
interface OpenRequests {
  pendingRefund: boolean;
  pendingVoid: boolean;
}

/** Returns the open requests of a purchase. */
export function requestsOf(row: TicketListRow): OpenRequests {
  return {
    pendingRefund: row.request_refund_at !== null && row.refunded_at === null,
    pendingVoid: row.request_canceled_at !== null && row.canceled_at === null,
  };
}

/** Returns the open requests of the batch of a ticket, as far as they can still change the ticket. */
export function batchRequestsOf({ sub_state: state, frozen_by: request, ...row }: TicketListRow): OpenRequests {
  return {
    pendingRefund: row.request_refund_at !== null && row.refunded_at === null,
    pendingVoid: request === 'void_requested' && state !== 'Used' && state !== 'Voided' && state !== 'Pending Void',
  };
}
