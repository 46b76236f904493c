import { useState, type FormEvent } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { buyerErrors, needsBuyer } from '@/domain/sale/buyer-rules.ts';
import { fieldId } from '@/domain/sale/field-id.ts';
import type { Buyer } from '@/domain/sale/sale.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './info-step.module.css';
import { StepHead } from './step-head.tsx';
import { useFocusFirst } from './use-focus-first.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

const FIELDS: readonly { field: keyof Buyer; type: string; fill: string }[] = [
  { field: 'name', type: 'text', fill: 'name' },
  { field: 'company_name', type: 'text', fill: 'organization' },
  { field: 'email', type: 'email', fill: 'email' },
  { field: 'contact', type: 'tel', fill: 'tel' },
];

/**
 * The buyer's details. A plain sale at the counter needs none; typed details must be valid (002 §5.3).
 * Not the form hook: the values belong to the sale, which other steps and the summary read and which can be parked.
 */
export function InfoStep() {
  const text = wizardText.info;
  const { sale, dispatch, next } = useWizard();
  const [left, setLeft] = useState<ReadonlySet<keyof Buyer>>(new Set());
  const errors = buyerErrors(sale.buyer);
  const isNeeded = needsBuyer(sale);
  const atCounter = sale.platform === 'counter';
  useFocusFirst(fieldId('name'), sale.problem === null);
  const errorOf = (field: keyof Buyer) => {
    if (sale.problem?.field === field) return sale.problem.message;
    return left.has(field) ? errors[field] : undefined;
  };
  const isRequired = (field: keyof Buyer) => isNeeded && field !== 'company_name';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    afterFeedback(next);
  };
  return (
    <section aria-labelledby="pos-step">
      <StepHead title={atCounter ? text.customer : text.title} quiet sub={isNeeded ? text.needed : text.optional} />
      <form className={styles.form} noValidate autoComplete={atCounter ? 'off' : 'on'} onSubmit={submit}>
        {FIELDS.map(({ field, type, fill }) => (
          <Field
            key={field}
            id={fieldId(field)}
            label={text[field]}
            error={errorOf(field)}
            required={isRequired(field)}
          >
            {(props, className) => (
              <input
                {...props}
                className={className}
                type={type}
                // The customer at a counter does not own this browser.
                autoComplete={atCounter ? 'off' : fill}
                aria-required={isRequired(field) || undefined}
                maxLength={120}
                value={sale.buyer[field]}
                onChange={(event) => dispatch({ do: 'setBuyer', field, value: event.currentTarget.value })}
                onBlur={() => setLeft(new Set([...left, field]))}
              />
            )}
          </Field>
        ))}
        {isNeeded ? <p className={styles.required}>{text.required}</p> : null}
        <button type="submit" hidden>
          {saleText.continue}
        </button>
      </form>
    </section>
  );
}
