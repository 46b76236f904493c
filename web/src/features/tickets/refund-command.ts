import type { MuaraClient } from '@muara/client/http';
import type { RefundForm } from '@muara/contract/types';
import { detailMessages as text } from './ticket-detail.messages.ts';

/** One refund as the dialog sends it: the operation, its call, and what is said afterwards. */
interface RefundCommand {
  operation: 'refundTicket' | 'requestRefund';
  call(): Promise<unknown>;
  said: string;
}

/**
 * Returns the refund dialog's command. Staff with both rights refund directly;
 * all others request it (001 §4).
 */
export function refundCommand(
  client: MuaraClient,
  how: { direct: boolean; buyer: boolean },
  body: RefundForm,
): RefundCommand {
  if (how.direct)
    return { operation: 'refundTicket', call: () => client.call.refundTicket({ body }), said: text.refunded };
  return {
    operation: 'requestRefund',
    call: () => client.call.requestRefund({ body }),
    said: how.buyer ? text.requestSent : text.refundRequested,
  };
}
