import { useState, type FormEvent } from 'react';
import { Field } from '../parts/field.tsx';
import { posText } from '../pos.messages.ts';
import { buyerErrors } from '../sale/buyer-rules.ts';
import { fieldId } from '../sale/field-id.ts';
import type { Buyer } from '../sale/sale.ts';
import { useTill } from '../till/till-context.ts';
import styles from './info-step.module.css';
import { StepHead } from './step-head.tsx';
import { useFocusFirst } from './use-focus-first.ts';

const FIELDS: readonly { field: keyof Buyer; label: string; type: string }[] = [
  { field: 'name', label: 'Name', type: 'text' },
  { field: 'company_name', label: 'Company Name', type: 'text' },
  { field: 'email', label: 'Email', type: 'email' },
  { field: 'contact', label: 'Phone', type: 'tel' },
];

/** Step 4: who buys. Nothing is required at the counter; what is typed must hold (002 §5.3). */
export function InfoStep() {
  const { sale, dispatch, next } = useTill();
  const [left, setLeft] = useState<ReadonlySet<keyof Buyer>>(new Set());
  const errors = buyerErrors(sale.buyer);
  useFocusFirst(fieldId('name'), sale.problem === null);
  const errorOf = (field: keyof Buyer) => {
    if (sale.problem?.field === field) return sale.problem.message;
    return left.has(field) ? errors[field] : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  return (
    <section aria-labelledby="pos-step">
      <StepHead title="Customer" quiet sub="Optional: for a copy of the ticket by email." />
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        {FIELDS.map(({ field, label, type }) => (
          <Field key={field} id={fieldId(field)} label={label} error={errorOf(field)}>
            {(props, className) => (
              <input
                {...props}
                className={className}
                type={type}
                autoComplete="off"
                maxLength={120}
                value={sale.buyer[field]}
                onChange={(event) => dispatch({ do: 'setBuyer', field, value: event.currentTarget.value })}
                onBlur={() => setLeft(new Set([...left, field]))}
              />
            )}
          </Field>
        ))}
        <button type="submit" hidden>
          {posText.continue}
        </button>
      </form>
    </section>
  );
}
