import { formatRinggit } from '@muara/contract/rules';
import { Dialog } from '@/ui/dialog.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { useTill } from '../till/till-context.ts';
import styles from './panel-form.module.css';

/** A payment that is taken outside the till, such as by card: the cashier confirms that it went through. */
export function PlainPaymentPanel({ method }: { method: string }) {
  const till = useTill();
  return (
    <Dialog title={method} onClose={till.close}>
      <div className={styles.form}>
        <p className={styles.sum}>
          <span>Amount to pay</span>
          <strong>RM {formatRinggit(till.priced?.total ?? 0)}</strong>
        </p>
        <p className={styles.note}>Confirm when the payment has gone through.</p>
        <TillButton
          data-autofocus
          kind="primary"
          size="lg"
          pending={till.checkingOut}
          onClick={() => void till.checkout({ method, tendered: null, receipt: null })}
        >
          Confirm
        </TillButton>
      </div>
    </Dialog>
  );
}
