import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { afterFeedback } from '@/lib/input-timing.ts';
import { UpIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { canContinue } from '@/domain/sale/can-continue.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './summary-bar.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The bar at the bottom of a phone: the total opens the order, the button continues. */
export function SummaryBar() {
  const wizard = useWizard();
  const { sale, priced } = wizard;
  if (sale.step === 'result') return null;
  const passengers = countPassengers(sale.counts);
  return (
    <footer className={styles.bar}>
      <button type="button" className={styles.order} onClick={() => wizard.open({ kind: 'order' })}>
        <span className="sr-only">{wizardText.order.bar(passengers, formatRinggit(priced?.total ?? 0))}</span>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.what}>
            {wizardText.order.title}
            {passengers > 0 ? ` · ${wizardText.people(passengers)}` : ''} <UpIcon size={14} />
          </span>
          <strong>{formatMoney(priced?.total ?? 0)}</strong>
        </span>
      </button>
      {sale.step === 'checkout' || !canContinue(sale) ? null : (
        <TillButton kind="primary" size="lg" onClick={() => afterFeedback(wizard.next)}>
          {saleText.continue}
        </TillButton>
      )}
    </footer>
  );
}
