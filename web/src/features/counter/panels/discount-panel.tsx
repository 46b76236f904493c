import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useMoneyEntry } from '@/features/counter/money-entry/use-money-entry.ts';
import { readDiscount } from './read-discount.ts';
import { isAgentPriced, payableBeforeDiscount, priceSale } from '@/domain/sale/price-sale.ts';
import { useTill } from '@/features/counter/till/till-context.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './panel-form.module.css';

/** The cashier discount in percent or ringgit (002 §5.3), with the new total while typing. */
export function DiscountPanel() {
  const till = useTill();
  const id = useId();
  const [type, setType] = useState<'%' | 'RM'>('%');
  const entry = useMoneyEntry('', false);
  const [tried, setTried] = useState(false);
  const payable = till.priced ? payableBeforeDiscount(till.priced) : 0;
  const read = readDiscount(type, entry.text, payable, isAgentPriced(till.sale, till.catalogue, till.priced));
  const preview = read.ok ? priceSale({ ...till.sale, discount: read.discount }, till.catalogue) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!read.ok) return document.getElementById(`${id}amount`)?.focus();
    till.dispatch({ do: 'setDiscount', discount: read.discount });
    till.close();
  };
  return (
    <Dialog title={tillText.discount.title} onClose={till.close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.choice}>
          <legend className="sr-only">{tillText.discount.type}</legend>
          {(['%', 'RM'] as const).map((option) => (
            <label key={option}>
              <input type="radio" name={`${id}type`} checked={type === option} onChange={() => setType(option)} />
              {option}
            </label>
          ))}
        </fieldset>
        <Field
          id={`${id}amount`}
          label={tillText.discount.amount}
          error={entry.problem ?? (tried && !read.ok ? read.message : null)}
        >
          {(props, className) => (
            <input
              {...props}
              {...entry.inputProps}
              className={`${className} ${styles.money}`}
              data-autofocus
              placeholder="0"
            />
          )}
        </Field>
        <p className={styles.note} role="status">
          {preview
            ? tillText.discount.newTotal(formatRinggit(preview.cashier), formatRinggit(preview.total))
            : tillText.discount.without(formatRinggit(till.priced?.total ?? 0))}
        </p>
        <TillButton type="submit" kind="primary" size="lg">
          {tillText.discount.add}
        </TillButton>
      </form>
    </Dialog>
  );
}
