import { PASSWORD_MAX, PASSWORD_MIN } from '@muara/contract/constants';
import { isEmail } from '@muara/contract/rules/forms/check-email';
import { loginMessages as text } from './login.messages.ts';

export interface LoginErrors {
  email?: string;
  password?: string;
}

/** Checks the sign-in form (000 §5): an e-mail address must be one, a password 6 to 20 characters. */
export function checkLogin(email: string, password: string): LoginErrors {
  const errors: LoginErrors = {};
  const wrongEmail = checkEmail(email);
  const wrongPassword = checkPassword(password);
  if (wrongEmail) errors.email = wrongEmail;
  if (wrongPassword) errors.password = wrongPassword;
  return errors;
}

/** Returns the error of an email address; null if valid. */
export function checkEmail(email: string): string | null {
  if (email.trim() === '') return text.completeField;
  return isEmail(email) ? null : text.validEmail;
}

/** Returns the error of a password; null if valid. */
export function checkPassword(password: string): string | null {
  if (password.trim() === '') return text.completeField;
  const { length } = [...password];
  return length < PASSWORD_MIN || length > PASSWORD_MAX ? text.passwordLength : null;
}
