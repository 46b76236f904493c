import { formatRinggit, toSen } from '@muara/contract/rules';
import { useDialogs } from '@/lib/app-context.ts';
import { TrashIcon } from '../parts/icons.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { posText } from '../pos.messages.ts';
import { isUntouched } from '../sale/sale.ts';
import { useTill } from '../till/till-context.ts';
import { OrderDetails } from './order-details.tsx';
import styles from './order-summary.module.css';

/** The order beside the work: always there, with the total and the way on at its foot. */
export function OrderSummary() {
  const till = useTill();
  const dialogs = useDialogs();
  const { sale, priced } = till;
  const total = sale.result === null ? (priced?.total ?? 0) : toSen(sale.result.ticket.total_amount);
  const startOver = async () => {
    const sure = await dialogs.confirm({
      title: 'Start over?',
      message: 'The order on this till will be cleared. Nothing has been sold.',
      confirmLabel: 'Clear order',
      danger: true,
    });
    if (sure) till.newSale();
  };
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>{sale.result === null ? 'Order' : 'Sold'}</h2>
        {isUntouched(sale) || sale.result !== null ? null : (
          <TillButton kind="plain" square aria-label="Start over" onClick={() => void startOver()}>
            <TrashIcon />
          </TillButton>
        )}
      </header>
      <div className={styles.body}>
        <OrderDetails />
      </div>
      <footer className={styles.foot}>
        <button
          type="button"
          className={styles.total}
          disabled={priced === null || sale.result !== null}
          aria-label={`Total RM ${formatRinggit(total)}. How it is made up`}
          onClick={() => till.open({ kind: 'trace' })}
        >
          <span>Total</span>
          <strong>
            <small>RM</small> {formatRinggit(total)}
          </strong>
        </button>
        {sale.step === 'result' || sale.step === 'checkout' ? null : (
          <TillButton kind="primary" size="lg" hotkey="Enter" hint onClick={till.next}>
            {posText.continue}
          </TillButton>
        )}
      </footer>
    </div>
  );
}
