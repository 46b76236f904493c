import type { MuaraClient } from '@muara/client/http';
import type { PrinterType } from '@muara/contract/constants';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { GenerateAnswer, SalePackages } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import type { ShownPrice } from '@/domain/sale/price-sale.ts';
import { isRefusal, problemOf } from '@/domain/sale/checkout/refusal.ts';
import type { Problem, Sale, SaleResult } from '@/domain/sale/sale.ts';
import { type CounterExtra, diningPayload, type Payment, salePayload } from '@/domain/sale/checkout/sale-payload.ts';
import { showActionError } from './action-error.ts';
import type { StepToasts } from '@/domain/sale-wizard/use-step-toasts.ts';
import { attemptOf, forgetAttempt } from '@/domain/sale/checkout/saved-attempt.ts';
import { tillText } from '@/features/counter/till.messages.ts';

interface CheckoutCallbacks {
  /** `agentTickets`: print the tickets of the batch too. Nothing else is sold until it resolves. */
  sold(result: SaleResult, agentTickets: boolean): Promise<void>;
  /** The server named a field, which the till shows. */
  refused(problem: Problem): void;
  /** Prices have changed: the packages must be loaded again. */
  reload(): void;
  /** Toasts of the sale. */
  toast: StepToasts;
}

/**
 * Turns the order into a ticket, one attempt at a time (002 §7.6).
 * An attempt without a response keeps its nonce, also when the page reloads, so that pressing again can never sell
 * twice.
 */
export function useCheckout(callbacks: CheckoutCallbacks) {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const answered = async (answer: GenerateAnswer) => {
    if (answer.price_update) {
      await dialogs.alert({ title: tillText.oops, message: saleText.priceUpdate });
      callbacks.reload();
    } else if (answer.ticket !== null) {
      // A repeated request returns the ticket of the first attempt, which is the result of this sale too.
      const { cash_in: cashIn, cash_out: cashOut } = answer.ticket;
      const result = {
        ticket: answer.ticket,
        tendered: cashIn === null ? null : toSen(cashIn),
        change: cashOut === null ? null : toSen(cashOut),
      };
      await callbacks.sold(result, answer.print_ticket_agent === true);
      callbacks.toast.success(saleText.ticketGenerated);
    }
  };

  const checkout = async (sale: Sale, catalogue: SalePackages, shown: ShownPrice, payment: Payment) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const chosen = (type: PrinterType) => {
      const printer = printers.chosen(type);
      return printer && { id: printer.device_id, name: printer.name };
    };
    const paper = { receipt: chosen('receipt'), agent: chosen('ticket_agent'), wristband: chosen('wristband') };
    const order = orderOf(sale, catalogue, shown, { payment, printers: paper });
    const attempt = attemptOf(sale.platform, order, sessionStorage);
    try {
      const answer = await send(client, order, attempt.nonce);
      forgetAttempt(sale.platform, sessionStorage);
      await answered(answer);
    } catch (error) {
      // Only a refusal proves that nothing was sold: keep the nonce after a time-out or a broken response.
      if (isRefusal(error)) forgetAttempt(sale.platform, sessionStorage);
      const problem = problemOf(error);
      if (problem) callbacks.refused(problem);
      else {
        await showActionError(error, dialogs);
        if (isRefusal(error) && error.status === 422) callbacks.reload();
      }
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return { checkout, pending };
}

type Order = ReturnType<typeof salePayload> | ReturnType<typeof diningPayload>;

function orderOf(sale: Sale, catalogue: SalePackages, shown: ShownPrice, extra: CounterExtra): Order {
  const { dining } = sale;
  return dining === null
    ? salePayload(sale, catalogue, shown, extra)
    : diningPayload({ ...sale, dining }, catalogue, shown, extra);
}

/** Sends an order. Dishes for an existing ticket have an operation of their own (002 §7.6). */
function send(client: MuaraClient, order: Order, nonce: string): Promise<GenerateAnswer> {
  const body = { ...order, _: nonce };
  return 'id' in body
    ? client.call.generateDining({ body, idempotencyKey: nonce })
    : client.call.generateTicket({ body, idempotencyKey: nonce });
}
