import type { MuaraClient } from '@muara/client/http';
import type { BookingApproval, BookingDecision } from '@muara/contract/types';

export type Decision = 'approve' | 'reject' | 'cancel';

/** How a decision is sent; an answer means that it is stored. */
export interface DecisionCalls {
  approve(body: BookingApproval): Promise<unknown>;
  reject(body: BookingDecision): Promise<unknown>;
  cancel(body: BookingDecision): Promise<unknown>;
}

/** The calls of the contract that decide a booking. */
export const decisionCalls = (client: MuaraClient): DecisionCalls => ({
  approve: (body) => client.call.approveBooking({ body }),
  reject: (body) => client.call.rejectBooking({ body }),
  cancel: (body) => client.call.cancelBooking({ body }),
});
