import { goTo } from '@/lib/go-to.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { ResultPanel } from './result-panel.tsx';
import { ticketAddress } from '@/domain/online-sale/shop-address.ts';
import styles from './online-result.module.css';

/**
 * The last step of an order with nothing left to pay (002 §4.3).
 * Other orders show their result at a separate address.
 */
export default function OnlineResult({ home }: { home: string }) {
  const { sale, newSale } = useWizard();
  if (sale.result === null) return null;
  const { ticket } = sale.result;
  return (
    <div className={styles.panel}>
      <ResultPanel
        ticket={ticket}
        pending={false}
        onPay={() => goTo(ticketAddress(ticket.code, 'again', home))}
        onBuyNew={newSale}
      />
    </div>
  );
}
