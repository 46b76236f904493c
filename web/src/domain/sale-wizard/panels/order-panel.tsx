import { Dialog } from '@/ui/dialog.tsx';
import { OrderSummary } from '@/domain/sale-wizard/summary/order-summary.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './order-panel.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** The order on a phone, in a sheet from the bottom of the screen. */
export function OrderPanel() {
  const wizard = useWizard();
  return (
    <Dialog title={wizardText.order.title} bare onClose={wizard.close}>
      <div className={styles.sheet}>
        <OrderSummary />
      </div>
    </Dialog>
  );
}
