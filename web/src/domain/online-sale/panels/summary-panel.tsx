import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { stepLabel, stepWords } from '@/domain/prices/trace-words.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { OrderDetails } from '@/domain/sale-wizard/summary/order-details.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import styles from './summary-panel.module.css';

/** Show Summary (002 §2.18): every line of the order, and the price breakdown. */
export default function SummaryPanel() {
  const text = shopText.checkout;
  const wizard = useWizard();
  const { priced } = wizard;
  return (
    <Dialog
      title={text.summary}
      size="md"
      onClose={wizard.close}
      footer={
        <TillButton kind="primary" data-autofocus onClick={wizard.close}>
          {text.close}
        </TillButton>
      }
    >
      <OrderDetails />
      <p className={styles.total}>
        <span>{text.total}</span>
        <strong>{formatMoney(priced?.total ?? 0)}</strong>
      </p>
      {priced === null || priced.trace.length === 0 ? null : (
        <details className={styles.trace}>
          <summary>{text.howTotal}</summary>
          <ol>
            {priced.trace.map((step, index) => (
              <li key={`${step.step}${index}`}>
                <span>
                  {stepLabel(step)}
                  <small>{stepWords(step)}</small>
                </span>
                <span className={styles.amount}>{formatRinggit(step.amount)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Dialog>
  );
}
