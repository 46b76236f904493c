import { PASSWORD_MAX, PASSWORD_MIN } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

export interface NewPassword {
  password?: string | null;
}

/** Checks a new password: 6 to 20 characters (000 §5, 000 §9). */
export function checkNewPassword({ password }: NewPassword): FieldProblem[] {
  if (isBlank(password)) return [{ field: 'password', code: 'validation_failed' }];
  const { length } = [...(password ?? '')];
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX ? [] : [{ field: 'password', code: 'password_length' }];
}
