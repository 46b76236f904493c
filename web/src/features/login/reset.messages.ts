import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the two steps to a new password: asking for the mail, and following its link (000 §2, §7). */
export const resetMessages = catalogue('reset', {
  title: 'Reset Password',
  askLead: 'Enter the email of your account. We will send you a link to choose a new password.',
  ask: 'Send',
  back: 'Back',
  sent: 'Passsword has been sent!',
  chooseLead: 'Choose the password you will sign in with from now on.',
  newPassword: 'New password',
  rule: (least: number, most: number) => `${english.number(least)} to ${english.number(most)} characters`,
  save: 'Save password',
  changed: 'Your password has been changed',
  linkInvalid: 'This link is no longer valid. Please ask for a new one',
  askAgain: 'Ask for a new link',
  backToLogin: 'Back to login',
});
