import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { Dialog } from '@/ui/dialog.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { stepLabel, stepWords } from '@/domain/prices/trace-words.ts';
import styles from './trace-panel.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The price breakdown: each step with the values it was calculated from. */
export function TracePanel() {
  const wizard = useWizard();
  const { priced } = wizard;
  return (
    <Dialog title={wizardText.trace.title} size="md" reading onClose={wizard.close}>
      {priced === null || priced.trace.length === 0 ? (
        <p className={styles.none}>{wizardText.trace.nothing}</p>
      ) : (
        <ol className={styles.steps}>
          {priced.trace.map((step, index) => (
            <li key={`${step.step}${index}`}>
              <span className={styles.words}>
                <span className={styles.label}>{stepLabel(step)}</span>
                <span className={styles.inputs}>{stepWords(step)}</span>
              </span>
              <span className={styles.amount}>{formatRinggit(step.amount)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.total}>
        <span>{wizardText.order.total}</span>
        <strong>{formatMoney(priced?.total ?? 0)}</strong>
      </p>
    </Dialog>
  );
}
