import { formatRinggit } from '@muara/contract/rules';
import type { ReactNode } from 'react';
import { ReceiptIcon } from '@/ui/icons.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { BankIcon, CardIcon, CashIcon, TagIcon } from '../../wizard/parts/icons.tsx';
import { TillButton } from '../../wizard/parts/till-button.tsx';
import { useArrowGrid } from '../../wizard/parts/use-arrow-grid.ts';
import { isAgentPriced } from '../../core/price-sale.ts';
import { fieldId } from '../../core/field-id.ts';
import { useTill } from '../till/till-context.ts';
import styles from './checkout-step.module.css';
import { StepHead } from '../../wizard/steps/step-head.tsx';
import { useFocusFirst } from '../../wizard/steps/use-focus-first.ts';

/** A tour guide's free ticket is a sale of its own (002 §2.19). */
const isMethod = (method: string): boolean => method !== 'FOC';

const ICONS: Record<string, ReactNode> = {
  Cash: <CashIcon size={30} />,
  'Bank Transfer': <BankIcon size={30} />,
  'Credit Facility': <ReceiptIcon size={30} />,
};
const NOTES: Record<string, string> = {
  Cash: 'Opens the cash drawer',
  'Bank Transfer': 'Reference number and bank',
  'Credit Facility': 'On account, with a document',
  Card: 'On the card terminal',
  'QR Pay': 'Scanned by the customer',
};

/** Step 5: what is to be paid and how. Taking a method goes straight to it, without a separate pay button (002 §9). */
export function CheckoutStep() {
  const till = useTill();
  const { catalogue, sale, priced } = till;
  const arrows = useArrowGrid();
  const methods = catalogue.payment_methods.filter(isMethod);
  const mayDiscount = catalogue.enable_discount && sale.discount === null && !isAgentPriced(sale, catalogue, priced);
  const error = sale.problem?.step === 'checkout' ? sale.problem.message : null;
  useFocusFirst(fieldId('method'), sale.problem === null);
  return (
    <section aria-labelledby="pos-step">
      <StepHead
        title="How is it paid?"
        quiet
        actions={
          mayDiscount ? (
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
