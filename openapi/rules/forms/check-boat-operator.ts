import { checkContact } from './check-contact.ts';
import { checkEmail } from './check-email.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The boat operator form, by wire names. */
export interface BoatOperatorValues {
  name?: string | null;
  email?: string | null;
  contact?: string | null;
}

/** Checks the boat operator form: name and e-mail are required, the phone is digits (002 §5.2). */
export function checkBoatOperator(values: BoatOperatorValues): FieldProblem[] {
  const texts = values as Readonly<Record<string, unknown>>;
  return [
    ...checkTexts(texts, ['name']),
    ...checkEmail(values.email),
    ...checkTexts(texts, [], ['email']),
    ...checkContact(values.contact, 'optional'),
  ];
}
