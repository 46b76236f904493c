import { formatMoney } from '@muara/contract/rules/money/format-money';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import type { Payment } from '@/domain/sale/checkout/sale-payload.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from '@/features/counter/panels/panel-form.module.css';
import { CashForm } from './cash-form.tsx';
import { type BuyerDetails, CreditForm } from './credit-form.tsx';
import { TransferForm } from './transfer-form.tsx';

interface PayByProps {
  method: string;
  /** Sen. */
  due: number;
  /** The owner of the credit facility. */
  buyer: string;
  /** Fields for the details that a credit facility is missing. */
  details?: BuyerDetails | undefined;
  pending: boolean;
  onPay(payment: Payment): void;
}

/** What a payment method needs before the money counts as received (002 §9). */
export function PayBy({ method, due, buyer, details, pending, onPay }: PayByProps) {
  switch (method) {
    case 'Cash':
      return <CashForm due={due} pending={pending} onPay={(tendered) => onPay({ method, tendered, receipt: null })} />;
    case 'Bank Transfer':
      return (
        <TransferForm due={due} pending={pending} onPay={(receipt) => onPay({ method, tendered: null, receipt })} />
      );
    case 'Credit Facility':
      return (
        <CreditForm
          due={due}
          buyer={buyer}
          details={details}
          pending={pending}
          onPay={(receipt) => onPay({ method, tendered: null, receipt })}
        />
      );
    default:
      return (
        <div className={styles.form}>
          <p className={styles.sum}>
            <span>{tillText.amountToPay}</span>
            <strong>{formatMoney(due)}</strong>
          </p>
          <p className={styles.note}>{tillText.confirmWhenPaid}</p>
          <TillButton
            data-autofocus
            kind="primary"
            size="lg"
            pending={pending}
            onClick={() => onPay({ method, tendered: null, receipt: null })}
          >
            {tillText.confirm}
          </TillButton>
        </div>
      );
  }
}
