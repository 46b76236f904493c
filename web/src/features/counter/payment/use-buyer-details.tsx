import { useState } from 'react';
import { buyerErrors, buyerProblem, type BuyerErrors } from '@/domain/sale/buyer-rules.ts';
import type { Buyer } from '@/domain/sale/sale.ts';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';
import type { Till } from '@/features/counter/till/till-context.ts';
import type { BuyerDetails } from './credit-form.tsx';

const FIELDS = ['name', 'company_name', 'email', 'contact'] as const;
const idOf = (field: keyof Buyer): string => `pos-credit-${field}`;

/** Returns fields for the buyer's details, all four of which a credit facility requires (002 §5.3). */
export function useBuyerDetails({ sale, dispatch }: Pick<Till, 'sale' | 'dispatch'>): BuyerDetails {
  const [tried, setTried] = useState(false);
  const problem = buyerProblem(sale, true);
  const errors: BuyerErrors = { ...(problem && { [problem.field]: problem.message }), ...buyerErrors(sale.buyer) };
  return {
    check() {
      setTried(true);
      if (problem === null) return true;
      document.getElementById(idOf(problem.field))?.focus();
      return false;
    },
    fields: FIELDS.map((field) => (
      <Field key={field} id={idOf(field)} label={wizardText.info[field]} error={tried ? errors[field] : undefined}>
        {(props, className) => (
          <input
            {...props}
            className={className}
            data-autofocus={problem?.field === field || undefined}
            aria-required
            autoComplete="off"
            maxLength={120}
            value={sale.buyer[field]}
            onChange={(event) => dispatch({ do: 'setBuyer', field, value: event.currentTarget.value })}
          />
        )}
      </Field>
    )),
  };
}
