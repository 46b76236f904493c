import { useState, type FormEvent } from 'react';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  return (
    <section aria-labelledby="pos-step">
      <StepHead title="Customer" quiet sub="Optional: for a copy of the ticket by email." />
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        {FIELDS.map(({ field, label, type }) => {
          const server = sale.problem?.field === field ? sale.problem.message : undefined;
          const error = server ?? (left.has(field) ? errors[field] : undefined);
          return (
            <div key={field} className={styles.field}>
              <label htmlFor={fieldId(field)}>{label}</label>
              <input
                id={fieldId(field)}
                type={type}
                autoComplete="off"
                maxLength={120}
                value={sale.buyer[field]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${fieldId(field)}-error` : undefined}
                onChange={(event) => dispatch({ do: 'setBuyer', field, value: event.currentTarget.value })}
                onBlur={() => setLeft(new Set([...left, field]))}
              />
              {error ? (
                <p id={`${fieldId(field)}-error`} className={styles.error}>
                  {error}
                </p>
              ) : null}
            </div>
          );
        })}
        <button type="submit" hidden>
          {posText.continue}
        </button>
      </form>
    </section>
  );
}
