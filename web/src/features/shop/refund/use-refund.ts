import { ApiError } from '@muara/client/http';
import type { PublicRefundValues } from '@muara/contract/rules/forms/check-refund';
import type { RefundableTicket } from '@muara/contract/types';
import { useRef } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { codeText } from '@/domain/errors/errors.ts';
import { type Attempt, attemptFor, createNonce } from '@/domain/sale/checkout/attempt.ts';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { type RefundRefusal, refundBody, refusalOf } from './refund-response.ts';

interface RefundCalls {
  /** Returns the masked ticket of a code, or why it cannot be refunded. */
  find(code: string): Promise<RefundableTicket | RefundRefusal>;
  /** Sends the request; null on success. Retrying the same request is still one request. */
  request(ticket: RefundableTicket, values: PublicRefundValues): Promise<RefundRefusal | null>;
}

/**
 * Returns the two calls of a public refund (002 §7.6).
 * They throw unless the server responds or limits attempts.
 */
export function useRefund(): RefundCalls {
  const client = useClient();
  const unanswered = useRef<Attempt | null>(null);
  return {
    async find(code) {
      try {
        const answer = await client.call.requestPublicRefund({ body: { search: code } });
        return answer.ticket ?? worded(refusalOf(answer));
      } catch (error) {
        return tooMany(error);
      }
    },
    async request(ticket, values) {
      const body = refundBody(ticket, values);
      unanswered.current = attemptFor(body, unanswered.current, createNonce);
      try {
        const answer = await client.call.requestPublicRefund({ body, idempotencyKey: unanswered.current.nonce });
        unanswered.current = null;
        return answer.success ? null : worded(refusalOf(answer));
      } catch (error) {
        // A refusal ends the attempt; no response does not.
        if (error instanceof ApiError && error.kind === 'http') unanswered.current = null;
        return tooMany(error);
      }
    },
  };
}

const worded = ({ code, text }: RefundRefusal): RefundRefusal => ({ code, text: codeText(code, text) });

function tooMany(error: unknown): RefundRefusal {
  if (error instanceof ApiError && error.status === 429) {
    return { code: 'too_many_requests', text: extrasText.refund.tooMany };
  }
  throw error;
}
