import { SHIFTS, STAFF_CONTACT_PATTERN, USERNAME_PATTERN } from '../../generated/constants.ts';
import { checkEmail } from './check-email.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** The fields of the user form and of My Profile, by wire names; a form leaves out fields it lacks. */
export interface UserValues {
  name?: string | null;
  username?: string | null;
  email?: string | null;
  contact?: string | null;
  password?: string | null;
  role?: string | null;
  shift?: string | null;
  shift_start?: string | null;
  shift_end?: string | null;
}

export interface UserToCheck {
  /** `profile` is My Profile: only name, phone and password are checked. */
  mode: 'add' | 'edit' | 'profile';
  values: UserValues;
}

const USERNAME = new RegExp(USERNAME_PATTERN);
const PHONE = new RegExp(STAFF_CONTACT_PATTERN);
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const KNOWN_SHIFTS: ReadonlySet<string> = new Set(SHIFTS);

/**
 * Checks the user form (000 §5).
 * Name, e-mail and phone are required, the phone has 8 to 15 digits; username and password when
 * adding, and a password typed later also has 6 to 20 characters; a role; for a Cashier a shift, whose
 * two optional times can cross midnight but must differ.
 *
 * When adding, a missing field counts as blank; otherwise it does not change and is not checked. A
 * Cashier always needs a shift, so pass the role and shift that will be stored.
 */
export function checkUser({ mode, values }: UserToCheck): FieldProblem[] {
  const given = (field: keyof UserValues): boolean => mode === 'add' || values[field] !== undefined;
  const { name, email, contact, password, role } = values;
  const problems: FieldProblem[] = [];
  if (given('name') && isBlank(name)) problems.push({ field: 'name', code: 'validation_failed' });
  if (mode === 'add') problems.push(...checkUsername(values.username));
  if (mode !== 'profile' && given('email')) problems.push(...checkEmail(email));
  if (given('contact')) problems.push(...checkContact(contact));
  if (mode === 'add' || (password !== undefined && password !== null && password !== '')) {
    problems.push(...checkNewPassword({ password }));
  }
  if (mode === 'profile') return problems;
  if (given('role') && isBlank(role)) problems.push({ field: 'role', code: 'role_not_selected' });
  return role === 'Cashier' ? [...problems, ...checkShift(values)] : problems;
}

function checkUsername(username: string | null | undefined): FieldProblem[] {
  if (isBlank(username)) return [{ field: 'username', code: 'validation_failed' }];
  return USERNAME.test((username as string).trim()) ? [] : [{ field: 'username', code: 'username_invalid' }];
}

function checkContact(contact: string | null | undefined): FieldProblem[] {
  if (isBlank(contact)) return [{ field: 'contact', code: 'validation_failed' }];
  return PHONE.test((contact as string).trim()) ? [] : [{ field: 'contact', code: 'contact_digits' }];
}

function checkShift({ shift, shift_start: start, shift_end: end }: UserValues): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!shift || !KNOWN_SHIFTS.has(shift)) problems.push({ field: 'shift', code: 'shift_missing' });
  if (isBlank(start) && isBlank(end)) return problems;
  if (!start || !TIME.test(start)) problems.push({ field: 'shift_start', code: 'shift_times' });
  if (!end || !TIME.test(end) || start === end) problems.push({ field: 'shift_end', code: 'shift_times' });
  return problems;
}
