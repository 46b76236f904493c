import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** Whether a required e-mail field is filled in: not blank, with @ and a dot (000 §5). */
export function checkEmail(email: string | null | undefined): FieldProblem[] {
  if (isBlank(email)) return [{ field: 'email', code: 'validation_failed' }];
  const text = (email as string).trim();
  const looksRight = text.includes('@') && text.includes('.') && !/\s/.test(text);
  return looksRight ? [] : [{ field: 'email', code: 'email_invalid' }];
}
