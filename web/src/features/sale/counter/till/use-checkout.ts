import { ApiError, type MuaraClient } from '@muara/client/http';
import type { PrinterType } from '@muara/contract/constants';
import { type PricedOrder, toSen } from '@muara/contract/rules';
import type { GenerateAnswer, SalePackages } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useClient, useDialogs, usePrinters, useToast } from '@/lib/app-context.ts';
import { saleText } from '../../sale.messages.ts';
import { problemOf } from '../../core/refusal.ts';
import type { Problem, Sale, SaleResult } from '../../core/sale.ts';
import { type CounterExtra, diningPayload, type Payment, salePayload } from '../../core/sale-payload.ts';
import { showActionError } from './action-error.ts';
import { attemptOf, forgetAttempt } from '../../core/kept-attempt.ts';

interface CheckoutDoors {
  /** `agentTickets`: the tickets of the batch are printed too. Until it resolves nothing else is sold. */
  sold(result: SaleResult, agentTickets: boolean): Promise<void>;
  /** The attempt was a duplicate of one whose result was already seen. */
  duplicate(): void;
  /** The server named a field; the till moves there. */
  refused(problem: Problem): void;
  /** Prices have moved; the packages have to be loaded again. */
  reload(): void;
}

/**
 * Turns the order into a ticket (002 §7.6). One attempt at a time; an attempt that got no answer
 * keeps its nonce, over a reload too, so that pressing again can never sell twice.
 */
export function useCheckout(doors: CheckoutDoors) {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const answered = async (answer: GenerateAnswer, retried: boolean) => {
    if (answer.price_update) {
      await dialogs.alert({ title: 'Oops', message: saleText.priceUpdate });
      doors.reload();
    } else if (answer.ticket !== null && (!answer.multiple_request || retried)) {
      // A retried attempt that had gone through the first time is this sale, so its result is shown.
      const { cash_in: cashIn, cash_out: cashOut } = answer.ticket;
      const result = {
        ticket: answer.ticket,
        tendered: cashIn === null ? null : toSen(cashIn),
        change: cashOut === null ? null : toSen(cashOut),
      };
      await doors.sold(result, answer.print_ticket_agent === true);
      toast.success(saleText.ticketGenerated);
    } else {
      doors.duplicate();
    }
  };

  const checkout = async (sale: Sale, catalogue: SalePackages, priced: PricedOrder, payment: Payment) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const chosen = (type: PrinterType) => {
      const printer = printers.chosen(type);
      return printer && { id: printer.device_id, name: printer.name };
    };
    const paper = { receipt: chosen('receipt'), agent: chosen('ticket_agent'), wristband: chosen('wristband') };
    const order = orderOf(sale, catalogue, priced, { payment, printers: paper });
    const { attempt, retried } = attemptOf('sale', order, sessionStorage);
    try {
      const answer = await send(client, order, attempt.nonce);
      forgetAttempt('sale', sessionStorage);
      await answered(answer, retried);
    } catch (error) {
      // Only a refusal proves that nothing was sold: after a time-out or a broken answer the nonce is kept.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetAttempt('sale', sessionStorage);
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

type Order = ReturnType<typeof salePayload> | ReturnType<typeof diningPayload>;

function orderOf(sale: Sale, catalogue: SalePackages, priced: PricedOrder, extra: CounterExtra): Order {
  const { dining } = sale;
  return dining === null
    ? salePayload(sale, catalogue, priced, extra)
    : diningPayload({ ...sale, dining }, catalogue, priced, extra);
}

/** Dishes for a ticket have a door of their own (002 §7.6). */
function send(client: MuaraClient, order: Order, nonce: string): Promise<GenerateAnswer> {
  const body = { ...order, _: nonce };
  return 'id' in body
    ? client.call.generateDining({ body, idempotencyKey: nonce })
    : client.call.generateTicket({ body, idempotencyKey: nonce });
}
