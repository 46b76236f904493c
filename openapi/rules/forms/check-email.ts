import { EMAIL_PATTERN } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

const EMAIL = new RegExp(EMAIL_PATTERN, 'u');

/** Checks a required e-mail address that mail can reach: with @ and a dot, ASCII only (000 §5). */
export function checkEmail(email: string | null | undefined): FieldProblem[] {
  if (isBlank(email)) return [{ field: 'email', code: 'validation_failed' }];
  return isEmail(email as string) ? [] : [{ field: 'email', code: 'email_invalid' }];
}

/**
 * Whether a text is an e-mail address that any mail server delivers, ignoring white space around it.
 * @internal
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
