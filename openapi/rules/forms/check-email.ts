import { EMAIL_PATTERN } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

const EMAIL = new RegExp(EMAIL_PATTERN, 'u');

/** Whether a required e-mail field is filled in with an address that mail can reach: with @ and a dot, and ASCII (000 §5). */
export function checkEmail(email: string | null | undefined): FieldProblem[] {
  if (isBlank(email)) return [{ field: 'email', code: 'validation_failed' }];
  return isEmail(email as string) ? [] : [{ field: 'email', code: 'email_invalid' }];
}

/** Whether a text is an e-mail address that any mail server delivers; white space around it does not matter. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
