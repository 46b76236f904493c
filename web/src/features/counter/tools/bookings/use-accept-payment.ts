import { ApiError } from '@muara/client/http';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { FoundTicket } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useToast } from '@/lib/toast.ts';
import type { Payment } from '@/domain/sale/checkout/sale-payload.ts';
import { showActionError } from '@/features/counter/till/action-error.ts';
import { attemptOf, forgetAttempt } from '@/domain/sale/checkout/saved-attempt.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { acceptPaymentPayload } from './booking-money.ts';
import { tillText } from '@/features/counter/till.messages.ts';

/** A received payment in sen. The change is null when no cash changed hands. */
export interface AcceptedPayment {
  code: string;
  method: string;
  amount: number;
  change: number | null;
  /** Whether the booking is paid in full: a deposit has no receipt. */
  isPaid: boolean;
}

interface PaymentCallbacks {
  taken(taken: AcceptedPayment): void;
  /** The amount has changed: the booking must be searched again. */
  changed(): void;
}

/** Accepts the payment of a booking exactly once, even after a lost connection (002 §7.6). */
export function useAcceptPayment(posJettyId: number | null, callbacks: PaymentCallbacks) {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const accept = async (booking: FoundTicket, discount: number, payment: Payment) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const chosen = printers.chosen('receipt');
    const printer = chosen === null ? null : { id: chosen.device_id, name: chosen.name };
    const order = acceptPaymentPayload({ booking, discount, payment, posJettyId, printer });
    const attempt = attemptOf('payment', order, sessionStorage);
    try {
      const body = { ...order, _: attempt.nonce };
      const answer = await client.call.acceptPayment({ body, idempotencyKey: attempt.nonce });
      forgetAttempt('payment', sessionStorage);
      if (answer.price_update) {
        await dialogs.alert({ title: tillText.oops, message: toolText.priceUpdate });
        callbacks.changed();
        return;
      }
      toast.success(toolText.paymentTaken);
      const { code, amount_to_pay: due } = booking;
      const change = payment.tendered === null || answer.cash_out === null ? null : toSen(answer.cash_out);
      callbacks.taken({
        code,
        method: payment.method,
        amount: toSen(due ?? 0) - discount,
        change,
        isPaid: answer.ticket?.is_paid ?? true,
      });
    } catch (error) {
      // Only a refusal proves that nothing was received: keep the key after a lost connection.
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (refused) forgetAttempt('payment', sessionStorage);
      await showActionError(error, dialogs);
      if (refused && error.status === 422) callbacks.changed();
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { accept, pending };
}
