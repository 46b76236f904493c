import { CONTACT_PATTERN } from '../../generated/constants.ts';
import { checkEmail } from './check-email.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** The addresses of a buyer, by wire names. */
export interface EmailsValues {
  email?: string | null;
  emails?: readonly string[] | null;
}

/** Checks the main address and each further one (001 §5, 002 §5.1). */
export function checkEmails({ email, emails }: EmailsValues): FieldProblem[] {
  return [...checkOne('email', email), ...(emails ?? []).flatMap((extra, index) => checkOne(`emails.${index}`, extra))];
}

/** Checks name and address of the person to send tickets to (001 §5). */
export function checkSendTickets(values: { name?: string | null; email?: string | null }): FieldProblem[] {
  return [...checkTexts({ name: values.name }, ['name']), ...checkOne('email', values.email)];
}

const PHONE = new RegExp(CONTACT_PATTERN, 'u');

/** Checks that a search for a payment is an e-mail address or a phone number (001 §5). */
export function checkPaymentInput({ input }: { input?: string | null }): FieldProblem[] {
  if (isBlank(input)) return [{ field: 'input', code: 'search_required' }];
  const text = (input as string).trim();
  const email = checkEmail(text).length === 0;
  return email || PHONE.test(text.replaceAll(/[ -]/g, '')) ? [] : [{ field: 'input', code: 'search_contact_invalid' }];
}

function checkOne(field: string, email: string | null | undefined): FieldProblem[] {
  const problems = [...checkEmail(email), ...checkTexts({ email }, [], ['email'])];
  return problems.slice(0, 1).map(({ code }) => ({ field, code }));
}
