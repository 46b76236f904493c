import { useQueryClient } from '@tanstack/react-query';
import { clock } from '@/lib/clock.ts';
import { goTo } from '@/lib/go-to.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { saleKeys } from '@/domain/sale/sale.queries.ts';
import { ConfirmingPanel } from './confirming-panel.tsx';
import { ResultPanel } from '@/domain/online-sale/result/result-panel.tsx';
import { paymentOutcome } from './payment-outcome.ts';
import { unpaidOrderState } from './unpaid-order-state.ts';
import { type PaymentConfirmation, usePaymentConfirmation } from './use-payment-confirmation.ts';
import { ticketAddress } from '@/domain/online-sale/shop-address.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import styles from './payment-result.module.css';

interface PaymentResultProps {
  code: string;
  /** From the provider's return address: it opens the receipt without a session. */
  documentKey?: string | null;
  home?: string;
}

/** The last step: the result of a payment, or the wait for it (002 §4.3). */
export function PaymentResult({ code, documentKey = null, home = paths.landing() }: PaymentResultProps) {
  const queries = useQueryClient();
  const { state, checkAgain } = usePaymentConfirmation(code, documentKey);
  const buyNew = () => {
    void queries.invalidateQueries({ queryKey: saleKeys.all });
    goTo(home);
  };
  const isHeard = state.kind === 'heard';
  const isBatch = isHeard && state.ticket.agent_id !== null && paymentOutcome(state.ticket) === 'paid';
  const batch = isBatch ? state.ticket.total_ticket : 0;
  return (
    <main className={styles.result}>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={shopText.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isHeard ? 100 : 80}
        data-heard={isHeard || undefined}
      />
      <div className={styles.panel}>
        {state.kind === 'heard' ? (
          <ResultPanel
            ticket={state.ticket}
            pending={false}
            onPay={() => goTo(ticketAddress(code, 'again', home, documentKey))}
            onBuyNew={buyNew}
          />
        ) : (
          <ConfirmingPanel
            code={code}
            state={canPayNow(state) ? 'payable' : state.kind}
            onCheckAgain={checkAgain}
            onPay={() => goTo(ticketAddress(code, 'again', home, documentKey))}
            onBuyNew={buyNew}
          />
        )}
        {batch > 0 ? <p className={styles.batch}>{shopText.agent.batch(batch)}</p> : null}
      </div>
    </main>
  );
}

/** Whether the provider has been silent for so long that an order can be paid again. */
function canPayNow(state: Exclude<PaymentConfirmation, { kind: 'heard' }>): boolean {
  if (state.kind !== 'unheard' || state.ticket === null) return false;
  return unpaidOrderState(state.ticket, clock.now()) === 'payable';
}
