import { countHeads, formatRinggit } from '@muara/contract/rules';
import { UpIcon } from '../parts/icons.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { posText } from '../pos.messages.ts';
import { useTill } from '../till/till-context.ts';
import styles from './summary-bar.module.css';

/** On a phone the order stands at the foot: the total opens it, the button goes on. */
export function SummaryBar() {
  const till = useTill();
  const { sale, priced } = till;
  if (sale.step === 'result') return null;
  const heads = countHeads(sale.counts);
  return (
    <footer className={styles.bar}>
      <button
        type="button"
        className={styles.order}
        aria-label={`Order, ${heads} ${heads === 1 ? 'passenger' : 'passengers'}, RM ${formatRinggit(priced?.total ?? 0)}`}
        onClick={() => till.open({ kind: 'order' })}
      >
        <span className={styles.words}>
          <span className={styles.what}>
            Order{heads > 0 ? ` · ${heads} ${heads === 1 ? 'passenger' : 'passengers'}` : ''} <UpIcon size={14} />
          </span>
          <strong>RM {formatRinggit(priced?.total ?? 0)}</strong>
        </span>
      </button>
      {sale.step === 'checkout' ? null : (
        <TillButton kind="primary" size="lg" onClick={till.next}>
          {posText.continue}
        </TillButton>
      )}
    </footer>
  );
}
