import { STAFF_CONTACT_PATTERN } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

const PHONE = new RegExp(STAFF_CONTACT_PATTERN);
const DIGITS = /^[0-9]{1,20}$/;

/** Checks a phone number: 8 to 15 digits and nothing else (001 §5, 002 §5.2). @internal */
export function checkContact(contact: string | null | undefined, need: 'required' | 'optional'): FieldProblem[] {
  if (isBlank(contact)) return need === 'required' ? [{ field: 'contact', code: 'validation_failed' }] : [];
  return PHONE.test((contact as string).trim()) ? [] : [{ field: 'contact', code: 'contact_digits' }];
}

/** Checks an identity card number: optional, digits only (001 §5). @internal */
export function checkIc(ic: string | null | undefined): FieldProblem[] {
  return isBlank(ic) || DIGITS.test((ic as string).trim()) ? [] : [{ field: 'ic', code: 'ic_digits' }];
}
