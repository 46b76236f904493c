import { checkEmail } from './check-email.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { FieldProblem } from './field-problem.ts';

export interface Login {
  email?: string | null;
  password?: string | null;
}

/** Checks the sign-in form: an e-mail address and a password of 6 to 20 characters (000 §5). */
export function checkLogin({ email, password }: Login): FieldProblem[] {
  return [...checkEmail(email), ...checkNewPassword({ password })];
}
