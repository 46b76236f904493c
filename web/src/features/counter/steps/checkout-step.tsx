import { formatMoney } from '@muara/contract/rules/money/format-money';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { labelOf } from '@/domain/labels/labels.ts';
import { ReceiptIcon } from '@/ui/icons.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { BankIcon, CardIcon, CashIcon, TagIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useArrowGrid } from '@/domain/sale-wizard/controls/use-arrow-grid.ts';
import { isAgentPriced, isDiscountTooMuch } from '@/domain/sale/price-sale.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import { useTill } from '@/features/counter/till/till-context.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './checkout-step.module.css';
import { StepHead } from '@/domain/sale-wizard/steps/step-head.tsx';
import { useFocusFirst } from '@/domain/sale-wizard/steps/use-focus-first.ts';

/** A tour guide's free ticket is a sale of its own (002 §2.19). */
const isMethod = (method: string): boolean => method !== 'FOC';

const ICONS: Record<string, ReactNode> = {
  Cash: <CashIcon size={30} />,
  'Bank Transfer': <BankIcon size={30} />,
  'Credit Facility': <ReceiptIcon size={30} />,
};
const noteOf = (method: string): string => {
  const notes: Readonly<Record<string, string>> = tillText.methodNotes;
  return notes[method] ?? tillText.paidOutside;
};

/** Step 5: the amount due and the payment methods. Choosing a method opens it directly (002 §9). */
export function CheckoutStep() {
  const till = useTill();
  const { catalogue, sale, priced } = till;
  const arrows = useArrowGrid();
  const methods = catalogue.payment_methods.filter(isMethod);
  const mayDiscount = catalogue.enable_discount && sale.discount === null && !isAgentPriced(sale, catalogue, priced);
  const told = sale.problem?.step === 'checkout' ? sale.problem.message : null;
  const error = isDiscountTooMuch(sale, priced) ? saleText.discountTooMuch : told;
  useFocusFirst(fieldId('method'), sale.problem === null);
  const discounted = useRef(sale.discount !== null);
  useEffect(() => {
    const isNew = sale.discount !== null && !discounted.current;
    discounted.current = sale.discount !== null;
    // After a new discount comes the payment. The button that opened it now removes the discount.
    if (isNew) document.getElementById(fieldId('method'))?.focus();
  }, [sale.discount]);
  return (
    <section aria-labelledby="pos-step">
      <StepHead
        title={tillText.howPaid}
        quiet
        actions={
          mayDiscount ? (
            <TillButton id={fieldId('discount')} hotkey="d" hint onClick={() => till.open({ kind: 'discount' })}>
              <TagIcon /> {tillText.discount.title}
            </TillButton>
          ) : sale.discount !== null ? (
            <TillButton id={fieldId('discount')} onClick={() => till.dispatch({ do: 'setDiscount', discount: null })}>
              <TagIcon /> {toolText.removeDiscount}
            </TillButton>
          ) : null
        }
      />
      <p className={styles.due}>
        <span>{tillText.toPay}</span>
        <strong>{formatMoney(priced?.total ?? 0)}</strong>
      </p>
      {error === null ? null : <p className={styles.error}>{error}</p>}
      <ul className={styles.methods} {...arrows} aria-label={tillText.methods}>
        {methods.map((method, index) => (
          <li key={method}>
            <button
              type="button"
              id={index === 0 ? fieldId('method') : undefined}
              className={styles.method}
              data-grid-item
              data-hotkey={String(index + 1)}
              disabled={till.isWaiting}
              onClick={() => afterFeedback(() => till.pay(method))}
            >
              <span className={styles.icon}>{ICONS[method] ?? <CardIcon size={30} />}</span>
              <span className={styles.words}>
                <span className={styles.name}>{labelOf('method', method)}</span>
                <span className={styles.note}>{noteOf(method)}</span>
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
