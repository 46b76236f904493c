import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { toSen } from '@muara/contract/rules/money/to-sen';
import { afterFeedback } from '@/lib/input-timing.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { TrashIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { canContinue } from '@/domain/sale/can-continue.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { isUntouched } from '@/domain/sale/sale.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { OrderDetails } from './order-details.tsx';
import styles from './order-summary.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The order beside the steps, with its total and the Continue button below. */
export function OrderSummary() {
  const wizard = useWizard();
  const dialogs = useDialogs();
  const { sale, priced } = wizard;
  const total = sale.result === null ? (priced?.total ?? 0) : toSen(sale.result.ticket.total_amount);
  const startOver = async () => {
    const sure = await dialogs.confirm({
      title: wizardText.order.startOverTitle,
      message: wizardText.order.startOverText,
      confirmLabel: wizardText.order.clear,
      danger: true,
    });
    if (sure) wizard.newSale();
  };
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>{sale.result === null ? wizardText.order.title : wizardText.order.sold}</h2>
        {isUntouched(sale) || sale.result !== null ? null : (
          <TillButton kind="plain" square aria-label={wizardText.order.startOver} onClick={() => void startOver()}>
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
          onClick={() => wizard.open({ kind: 'trace' })}
        >
          <span className="sr-only">{wizardText.order.howTotal(formatRinggit(total))}</span>
          <span aria-hidden="true">{wizardText.order.total}</span>
          <strong aria-hidden="true">
            <small>RM</small> {formatRinggit(total)}
          </strong>
        </button>
        {sale.step === 'result' || sale.step === 'checkout' || !canContinue(sale) ? null : (
          <TillButton
            kind="primary"
            size="lg"
            hotkey={wizard.hotkey('Enter')}
            hint
            onClick={() => afterFeedback(wizard.next)}
          >
            {saleText.continue}
          </TillButton>
        )}
      </footer>
    </div>
  );
}
