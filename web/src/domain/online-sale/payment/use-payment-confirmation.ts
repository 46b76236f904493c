import { useCallback, useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { awaitPayment, type PaymentCheck } from './await-payment.ts';
import { unpaidTicket } from './unpaid-ticket.ts';
import { visibleAfter } from '@/domain/online-sale/when-visible.ts';

const PAUSE_MS = 3_000;

/** `asking` until there is a result. */
export type PaymentConfirmation = { kind: 'asking' } | PaymentCheck;

/**
 * Returns the outcome of a payment after the buyer returns from the provider (002 §4.3).
 * It polls until there is one. A settled ticket is no longer offered for resuming.
 * @param code null while there is nothing to confirm
 * @param documentKey from the provider's return address; without it a guest cannot open the documents
 */
export function usePaymentConfirmation(
  code: string | null,
  documentKey: string | null = null,
): { state: PaymentConfirmation; checkAgain(): void } {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [heard, setHeard] = useState<{ key: string; news: PaymentCheck } | null>(null);
  const key = `${code ?? ''} ${round}`;

  useEffect(() => {
    if (code === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const query = { ticket_code: code, ...(documentKey !== null && { key: documentKey }) };
    const listen = async () => {
      const news = await awaitPayment({
        ask: async () => (await client.call.getSalePackages({ query, signal })).ticket,
        pause: () => visibleAfter(PAUSE_MS, signal),
        signal,
      });
      if (news === null) return;
      if (news.kind === 'heard') unpaidTicket.settle(news.ticket);
      if (news.kind === 'missing' && unpaidTicket.code() === code) unpaidTicket.drop();
      setHeard({ key, news });
    };
    void listen();
    return () => controller.abort();
  }, [client, code, documentKey, key]);

  const checkAgain = useCallback(() => setRound((count) => count + 1), []);
  return { state: heard?.key === key ? heard.news : { kind: 'asking' }, checkAgain };
}
