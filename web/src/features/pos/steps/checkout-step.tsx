import { formatRinggit } from '@muara/contract/rules';
import type { ReactNode } from 'react';
import { Shortcut } from '@/ui/shortcut.tsx';
import { BankIcon, CardIcon, CashIcon, TagIcon } from '../parts/icons.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { useArrowGrid } from '../parts/use-arrow-grid.ts';
import { fieldId } from '../sale/field-id.ts';
import { useTill } from '../till/till-context.ts';
import styles from './checkout-step.module.css';
import { StepHead } from './step-head.tsx';
import { useFocusFirst } from './use-focus-first.ts';

/** Needs a supporting document, which this till cannot take yet (002 §9). */
const UNSUPPORTED = new Set(['Credit Facility', 'FOC']);

const ICONS: Record<string, ReactNode> = { Cash: <CashIcon size={30} />, 'Bank Transfer': <BankIcon size={30} /> };
const NOTES: Record<string, string> = {
  Cash: 'Opens the cash drawer',
  'Bank Transfer': 'Reference number and bank',
  Card: 'On the card terminal',
  'QR Pay': 'Scanned by the customer',
};

/** Step 5: what is to be paid and how. Taking a method goes straight to it, without a separate pay button (002 §9). */
export function CheckoutStep() {
  const till = useTill();
  const { catalogue, sale, priced } = till;
  const arrows = useArrowGrid();
  const methods = catalogue.payment_methods.filter((method) => !UNSUPPORTED.has(method));
  const error = sale.problem?.step === 'checkout' ? sale.problem.message : null;
  useFocusFirst(fieldId('method'), sale.problem === null);
  return (
    <section aria-labelledby="pos-step">
      <StepHead
        title="How is it paid?"
        quiet
        actions={
          catalogue.enable_discount && sale.discount === null ? (
            <TillButton id={fieldId('discount')} hotkey="d" hint onClick={() => till.open({ kind: 'discount' })}>
              <TagIcon /> Discount
            </TillButton>
          ) : null
        }
      />
      <p className={styles.due}>
        <span>To pay</span>
        <strong>RM {formatRinggit(priced?.total ?? 0)}</strong>
      </p>
      {error === null ? null : <p className={styles.error}>{error}</p>}
      <ul className={styles.methods} {...arrows} aria-label="Payment methods">
        {methods.map((method, index) => (
          <li key={method}>
            <button
              type="button"
              id={index === 0 ? fieldId('method') : undefined}
              className={styles.method}
              data-grid-item
              data-hotkey={String(index + 1)}
              disabled={till.checkingOut}
              onClick={() => till.pay(method)}
            >
              <span className={styles.icon}>{ICONS[method] ?? <CardIcon size={30} />}</span>
              <span className={styles.words}>
                <span className={styles.name}>{method}</span>
                <span className={styles.note}>{NOTES[method] ?? 'Paid outside the till'}</span>
              </span>
              <span className={styles.key}>
                <Shortcut keys={String(index + 1)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
