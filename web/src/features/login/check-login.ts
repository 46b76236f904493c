import { PASSWORD_MAX, PASSWORD_MIN } from '@muara/contract/constants';
import { loginMessages as text } from './login.messages.ts';

export interface LoginErrors {
  email?: string;
  password?: string;
}

/** Checks the sign-in form (000 §5): an e-mail needs @ and a dot, a password 6 to 20 characters. */
export function checkLogin(email: string, password: string): LoginErrors {
  const errors: LoginErrors = {};
  const address = email.trim();
  if (address === '') errors.email = text.completeField;
  else if (!address.includes('@') || !address.includes('.')) errors.email = text.validEmail;
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) errors.password = text.completeField;
  return errors;
}
