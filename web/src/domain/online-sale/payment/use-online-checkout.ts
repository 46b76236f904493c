import { ApiError, type MuaraClient } from '@muara/client/http';
import type { GenerateAnswer, GenerateRequest, SalePackages, Ticket } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { errorText } from '@/domain/errors/errors.ts';
import type { ShownPrice } from '@/domain/sale/price-sale.ts';
import { isRefusal, problemOf } from '@/domain/sale/checkout/refusal.ts';
import type { Problem, Sale } from '@/domain/sale/sale.ts';
import { salePayload } from '@/domain/sale/checkout/sale-payload.ts';
import { attemptOf, forgetAttempt } from '@/domain/sale/checkout/saved-attempt.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';

/** What happens after an order was sent. */
interface CheckoutCallbacks {
  /** The ticket exists. `payment` leads to the provider while something is left to pay. */
  made(ticket: Ticket, payment: Pick<GenerateAnswer, 'ipay88_payment_url' | 'ipay88_payload'>): void;
  /** The server named a field, which the wizard shows. */
  refused(problem: Problem): void;
  /** Prices or packages have changed: they are fetched again, and the order is kept (002 §4.3). */
  reload(): void;
}

/** Buys as a visitor of the shop, or as the signed-in customer or agent (002 §7.6). */
export type Buy = (client: MuaraClient, body: GenerateRequest, key: string) => Promise<GenerateAnswer>;

export const buyAsVisitor: Buy = (client, body, idempotencyKey) =>
  client.call.generatePublicTicket({ body, idempotencyKey });
export const buySignedIn: Buy = (client, body, idempotencyKey) => client.call.generateTicket({ body, idempotencyKey });

/**
 * Turns the order into a ticket that waits for its payment, one attempt at a time.
 * An attempt without a response keeps its nonce, so that pressing again cannot buy twice.
 */
export function useOnlineCheckout(buy: Buy, callbacks: CheckoutCallbacks) {
  const client = useClient();
  const dialogs = useDialogs();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const answered = async (answer: GenerateAnswer) => {
    if (answer.price_update) {
      await dialogs.alert({ title: shopText.oops, message: shopText.priceUpdate });
      callbacks.reload();
    } else if (answer.ticket !== null) {
      callbacks.made(answer.ticket, answer);
    }
  };

  const failed = async (error: unknown) => {
    const problem = problemOf(error);
    if (problem) return callbacks.refused({ ...problem, message: errorText(error) });
    if (isToldByShell(error)) return;
    // A failed action shows a modal (002 §8).
    const isSure = isRefusal(error);
    const words = isSure ? errorText(error) : `${errorText(error)}\n\n${shopText.checkout.unsure}`;
    await dialogs.alert({ title: shopText.oopss, message: words });
    if (isSure) callbacks.reload();
  };

  const checkout = async (sale: Sale, catalogue: SalePackages, shown: ShownPrice) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const order = salePayload(sale, catalogue, shown, null);
    const attempt = attemptOf(sale.platform, order, sessionStorage);
    try {
      const answer = await buy(client, { ...order, _: attempt.nonce }, attempt.nonce);
      forgetAttempt(sale.platform, sessionStorage);
      await answered(answer);
    } catch (error) {
      // Only a refusal proves that nothing was bought: keep the nonce after a time-out or a broken response.
      if (isRefusal(error)) forgetAttempt(sale.platform, sessionStorage);
      await failed(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return { checkout, pending };
}

/** Statuses that the shell itself handles: session end, new version, rate limit (000 §8). */
const SHELL = new Set([401, 402, 403, 409, 429]);

const isToldByShell = (error: unknown): boolean => error instanceof ApiError && SHELL.has(error.status);
