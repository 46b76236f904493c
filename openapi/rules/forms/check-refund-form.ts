import { checkEmail } from './check-email.ts';
import { checkPublicRefund, type PublicRefundValues } from './check-refund.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The refund form of the detail screen, by wire names. */
export interface RefundValues extends PublicRefundValues {
  name?: string | null;
  email?: string | null;
}

/**
 * Checks a refund's account and reason (001 §5).
 * Staff name the buyer of a ticket that belongs to no account. A refund of nothing, such as that of an
 * unsettled Credit Facility, needs no account.
 */
export function checkRefundForm(
  values: RefundValues,
  { namesBuyer, paysBack = true }: { namesBuyer: boolean; paysBack?: boolean },
): FieldProblem[] {
  return [
    ...(namesBuyer
      ? [
          ...checkTexts({ name: values.name }, ['name']),
          ...checkEmail(values.email),
          ...checkTexts({ email: values.email }, [], ['email']),
        ]
      : []),
    ...checkPublicRefund(values).filter(({ field }) => paysBack || field === 'refund_note'),
  ];
}
