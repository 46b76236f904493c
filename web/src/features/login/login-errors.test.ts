import { describe, expect, it } from 'vitest';
import { checkLogin } from '@muara/contract/rules/forms/check-login';
import { loginErrors } from './login-errors.ts';
import { loginMessages as text } from './login.messages.ts';

describe('the sign-in form', () => {
  it.each([
    ['', '', { email: text.completeField, password: text.completeField }],
    ['   ', 'muara123', { email: text.completeField }],
    ['cashier', 'muara123', { email: text.validEmail }],
    ['cashier@muara', 'muara123', { email: text.validEmail }],
    ['😀@muara.test', 'muara123', { email: text.validEmail }],
    ['cashier@muara.test', '12345', { password: text.passwordLength }],
    ['cashier@muara.test', '123456', {}],
    ['cashier@muara.test', 'x'.repeat(20), {}],
    ['cashier@muara.test', 'x'.repeat(21), { password: text.passwordLength }],
  ])('%j with %j', (email, password, errors) => expect(loginErrors(checkLogin({ email, password }))).toEqual(errors));
});
