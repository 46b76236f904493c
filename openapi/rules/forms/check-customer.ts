import { checkContact } from './check-contact.ts';
import { checkEmail } from './check-email.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The customer form, by wire names. */
export interface CustomerValues {
  name?: string | null;
  company_name?: string | null;
  email?: string | null;
  contact?: string | null;
}

/** Checks the customer form: name, e-mail and phone are required, the phone is digits (002 §2.15). */
export function checkCustomer(values: CustomerValues): FieldProblem[] {
  const texts = values as Readonly<Record<string, unknown>>;
  return [
    ...checkTexts(texts, ['name'], ['company_name']),
    ...checkEmail(values.email),
    ...checkTexts(texts, [], ['email']),
    ...checkContact(values.contact, 'required'),
  ];
}
