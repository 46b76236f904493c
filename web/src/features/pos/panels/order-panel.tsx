import { Dialog } from '@/ui/dialog.tsx';
import { OrderSummary } from '../summary/order-summary.tsx';
import { useTill } from '../till/till-context.ts';
import styles from './order-panel.module.css';

/** The order on a phone, drawn up from the foot of the screen. */
export function OrderPanel() {
  const till = useTill();
  return (
    <Dialog title="Order" bare onClose={till.close}>
      <div className={styles.sheet}>
        <OrderSummary />
      </div>
    </Dialog>
  );
}
