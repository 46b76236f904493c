import { formatRinggit } from '@muara/contract/rules';
import { TillButton } from '../../wizard/parts/till-button.tsx';
import type { Payment } from '../../core/sale-payload.ts';
import styles from '../parts/panel-form.module.css';
import { CashForm } from './cash-form.tsx';
import { CreditForm } from './credit-form.tsx';
import { TransferForm } from './transfer-form.tsx';

interface PayByProps {
  method: string;
  /** Sen. */
  due: number;
  /** On whose account a credit facility goes. */
  buyer: string;
  pending: boolean;
  onPay(payment: Payment): void;
}

/** What a payment method needs before the money counts as taken (002 §9). */
export function PayBy({ method, due, buyer, pending, onPay }: PayByProps) {
  switch (method) {
    case 'Cash':
      return (
        <CashForm due={due} pending={pending} onPay={(tendered) => onPay({ method, tendered, receipt: null })} />
      );
    case 'Bank Transfer':
      return (
        <TransferForm due={due} pending={pending} onPay={(receipt) => onPay({ method, tendered: null, receipt })} />
      );
    case 'Credit Facility':
      return (
        <CreditForm
          due={due}
          buyer={buyer}
          pending={pending}
          onPay={(receipt) => onPay({ method, tendered: null, receipt })}
        />
      );
    default:
      return (
        <div className={styles.form}>
          <p className={styles.sum}>
            <span>Amount to pay</span>
            <strong>RM {formatRinggit(due)}</strong>
          </p>
          <p className={styles.note}>Confirm when the payment has gone through.</p>
          <TillButton
            data-autofocus
            kind="primary"
            size="lg"
            pending={pending}
            onClick={() => onPay({ method, tendered: null, receipt: null })}
          >
            Confirm
          </TillButton>
        </div>
      );
  }
}
