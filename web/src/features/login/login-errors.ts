import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import { loginMessages as text } from './login.messages.ts';

/** The error of each field that has one. */
export type LoginErrors = Readonly<Record<string, string | undefined>>;

/** The texts for what the checks find: the catalogue of all errors is too large for the sign-in. */
const TEXTS: Partial<Record<FieldProblem['code'], 'completeField' | 'validEmail' | 'passwordLength'>> = {
  validation_failed: 'completeField',
  email_invalid: 'validEmail',
  password_length: 'passwordLength',
};

/** Returns the error of each field that a check found. */
export function loginErrors(problems: readonly FieldProblem[]): LoginErrors {
  return Object.fromEntries(problems.map(({ field, code }) => [field, text[TEXTS[code] ?? 'completeField']]));
}
