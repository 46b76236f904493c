import { ApiError } from '@muara/client/http';
import { type PricedOrder, toSen } from '@muara/contract/rules';
import type { GenerateAnswer, SalePackages } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useClient, useDialogs, usePrinters, useToast } from '@/lib/app-context.ts';
import { posText } from '../pos.messages.ts';
import { type Attempt, attemptFor, drawNonce } from '../sale/attempt.ts';
import { problemOf } from '../sale/refusal.ts';
import type { Problem, Sale, SaleResult } from '../sale/sale.ts';
import { type Payment, salePayload } from '../sale/sale-payload.ts';
import { showActionError } from './action-error.ts';

interface CheckoutDoors {
  sold(result: SaleResult): void;
  /** The attempt was a duplicate of one whose result was already seen. */
  duplicate(): void;
  /** The server named a field; the till moves there. */
  refused(problem: Problem): void;
  /** Prices have moved; the packages have to be loaded again. */
  reload(): void;
}

/**
 * Turns the order into a ticket (002 §7.6). One attempt at a time; an attempt that got no answer
 * keeps its nonce, so that pressing again can never sell twice.
 */
export function useCheckout(doors: CheckoutDoors) {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const unanswered = useRef<Attempt | null>(null);

  const answered = async (answer: GenerateAnswer, retried: boolean) => {
    if (answer.price_update) {
      await dialogs.alert({ title: 'Oops', message: posText.priceUpdate });
      doors.reload();
    } else if (answer.ticket !== null && (!answer.multiple_request || retried)) {
      // A retried attempt that had gone through the first time is this sale, so its result is shown.
      const { cash_in: cashIn, cash_out: cashOut } = answer.ticket;
      toast.success(posText.ticketGenerated);
      doors.sold({
        ticket: answer.ticket,
        tendered: cashIn === null ? null : toSen(cashIn),
        change: cashOut === null ? null : toSen(cashOut),
      });
    } else {
      doors.duplicate();
    }
  };

  const checkout = async (sale: Sale, catalogue: SalePackages, priced: PricedOrder, payment: Payment) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const chosen = printers.chosen('receipt');
    const printer = chosen === null ? null : { id: chosen.device_id, name: chosen.name };
    const order = salePayload(sale, catalogue, priced, payment, { nonce: '', printer });
    const attempt = attemptFor(order, unanswered.current, drawNonce);
    const retried = attempt === unanswered.current;
    unanswered.current = attempt;
    try {
      const body = { ...order, _: attempt.nonce };
      const answer = await client.call.generateTicket({ body, idempotencyKey: attempt.nonce });
      unanswered.current = null;
      await answered(answer, retried);
    } catch (error) {
      // Only a refusal proves that nothing was sold: after a time-out or a broken answer the nonce is kept.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.current = null;
      const problem = problemOf(error);
      if (problem) doors.refused(problem);
      else {
        await showActionError(error, dialogs);
        if (error instanceof ApiError && error.status === 422) doors.reload();
      }
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return { checkout, pending };
}
