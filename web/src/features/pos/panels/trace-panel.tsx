import { formatRinggit } from '@muara/contract/rules';
import { Dialog } from '@/ui/dialog.tsx';
import { useTill } from '../till/till-context.ts';
import { stepWords } from '@/lib/trace-words.ts';
import styles from './trace-panel.module.css';

/** How the total is made up: each step with what it was computed from and the clause that it follows. */
export function TracePanel() {
  const till = useTill();
  const { priced } = till;
  return (
    <Dialog title="How the total is made up" size="md" onClose={till.close}>
      {priced === null || priced.trace.length === 0 ? (
        <p className={styles.none}>Nothing is charged yet.</p>
      ) : (
        <ol className={styles.steps}>
          {priced.trace.map((step, index) => (
            <li key={`${step.step}${index}`}>
              <span className={styles.words}>
                <span className={styles.label}>{step.label}</span>
                <span className={styles.inputs}>{stepWords(step)}</span>
              </span>
              <span className={styles.clause}>{step.clause}</span>
              <span className={styles.amount}>{formatRinggit(step.amount)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.total}>
        <span>Total</span>
        <strong>RM {formatRinggit(priced?.total ?? 0)}</strong>
      </p>
      <p className={styles.note}>An estimate of this till; the server computes it again when the sale is made.</p>
    </Dialog>
  );
}
