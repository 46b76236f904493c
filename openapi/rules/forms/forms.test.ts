import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APP_PLATFORMS, SHIFTS } from '../../generated/constants.ts';
import { ERRORS } from '../../generated/errors.ts';
import { PERMISSION_GROUPS, ROLES } from '../../generated/permissions.ts';
import { checkAppVersions } from './check-app-versions.ts';
import { checkEmail } from './check-email.ts';
import { checkImage } from './check-image.ts';
import { checkLogin } from './check-login.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkReport } from './check-report.ts';
import { checkRoles, type RoleToCheck, type SavedRole } from './check-roles.ts';
import { checkSettings, type SettingsToCheck } from './check-settings.ts';
import { checkUser, type UserToCheck, type UserValues } from './check-user.ts';
import type { FieldProblem } from './field-problem.ts';
import { around, edgeBiased } from '../testing/edges.ts';

/** `name: validation_failed, …` – problems in one line. */
const say = (problems: readonly FieldProblem[]): string =>
  problems.map(({ field, code }) => `${field}: ${code}`).join(', ');

const CASHIER: UserValues = {
  name: 'Nurul Huda',
  username: 'nurul',
  email: 'nurul@muara.test',
  contact: '0123456789',
  password: 'muara123',
  role: 'Cashier',
  shift: SHIFTS[0],
};

describe('checkUser', () => {
  it.each<[name: string, mode: UserToCheck['mode'], values: UserValues, problems: string]>([
    ['a whole form', 'add', CASHIER, ''],
    ['blank name', 'add', { ...CASHIER, name: '  ' }, 'name: validation_failed'],
    ['no username', 'add', { ...CASHIER, username: undefined }, 'username: validation_failed'],
    ['username with a space', 'add', { ...CASHIER, username: 'nu rul' }, 'username: username_invalid'],
    ['username of two letters', 'add', { ...CASHIER, username: 'nu' }, 'username: username_invalid'],
    ['username of 41 letters', 'add', { ...CASHIER, username: 'n'.repeat(41) }, 'username: username_invalid'],
    ['username, when editing', 'edit', { ...CASHIER, username: '!' }, ''],
    ['e-mail without a dot', 'add', { ...CASHIER, email: 'nurul@muara' }, 'email: email_invalid'],
    ['e-mail without @', 'add', { ...CASHIER, email: 'nurul.test' }, 'email: email_invalid'],
    ['no e-mail', 'add', { ...CASHIER, email: '' }, 'email: validation_failed'],
    ['phone with a plus', 'add', { ...CASHIER, contact: '+60123456789' }, 'contact: contact_digits'],
    ['phone of seven digits', 'add', { ...CASHIER, contact: '1234567' }, 'contact: contact_digits'],
    ['no phone', 'add', { ...CASHIER, contact: null }, 'contact: validation_failed'],
    ['no password', 'add', { ...CASHIER, password: undefined }, 'password: validation_failed'],
    ['no new password, when editing', 'edit', { ...CASHIER, password: '' }, ''],
    ['short new password, when editing', 'edit', { ...CASHIER, password: '12345' }, 'password: password_length'],
    ['no role', 'add', { ...CASHIER, role: '' }, 'role: role_not_selected'],
    ['a Cashier without a shift', 'add', { ...CASHIER, shift: null }, 'shift: shift_missing'],
    ['a Cashier of an unknown shift', 'add', { ...CASHIER, shift: 'Shift 9' }, 'shift: shift_missing'],
    ['another role without a shift', 'add', { ...CASHIER, role: 'CSA', shift: null }, ''],
    ['a shift over midnight', 'add', { ...CASHIER, shift_start: '22:00', shift_end: '06:00' }, ''],
    ['a shift of no length', 'add', { ...CASHIER, shift_start: '08:00', shift_end: '08:00' }, 'shift_end: shift_times'],
    ['half a shift', 'add', { ...CASHIER, shift_start: '08:00', shift_end: '' }, 'shift_end: shift_times'],
    [
      'an hour that is none',
      'add',
      { ...CASHIER, shift_start: '24:00', shift_end: '08:00' },
      'shift_start: shift_times',
    ],
    ['nothing, when editing', 'edit', {}, ''],
    ['nothing, in the profile', 'profile', {}, ''],
    ['a blank name, in the profile', 'profile', { name: ' ' }, 'name: validation_failed'],
    ['what the profile does not show', 'profile', { email: 'x', role: '', shift: null }, ''],
  ])('%s (%s)', (_name, mode, values, problems) => {
    expect(say(checkUser({ mode, values }))).toBe(problems);
  });

  const anyText = fc.option(
    fc.oneof(fc.string(), fc.constantFrom('Cashier', '0123456789', '08:00', 'a@b.c', ...SHIFTS)),
    {
      nil: undefined,
    },
  );
  const anyValues = fc.record({
    name: anyText,
    username: anyText,
    email: anyText,
    contact: anyText,
    password: anyText,
    role: anyText,
    shift: anyText,
    shift_start: anyText,
    shift_end: anyText,
  });

  it('names fields of the form alone, each once, with codes of the catalogue', () => {
    fc.assert(
      fc.property(anyValues, fc.constantFrom('add' as const, 'edit' as const, 'profile' as const), (values, mode) => {
        const problems = checkUser({ mode, values });
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
        for (const { field, code } of problems) {
          expect(Object.keys(values)).toContain(field);
          expect(Object.keys(ERRORS)).toContain(code);
        }
      }),
    );
  });

  it('never asks more of an edit than of a new user, nor of a profile than of an edit', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const [add, edit, profile] = (['add', 'edit', 'profile'] as const).map((mode) =>
          say(checkUser({ mode, values })),
        );
        for (const [more, less] of [
          [add, edit],
          [edit, profile],
        ])
          for (const problem of less?.split(', ') ?? []) expect(more).toContain(problem);
      }),
    );
  });
});

describe('passwords and e-mails', () => {
  it.each([
    ['12345', 'password: password_length'],
    ['123456', ''],
    ['12345678901234567890', ''],
    ['123456789012345678901', 'password: password_length'],
    ['      ', 'password: validation_failed'],
    ['', 'password: validation_failed'],
    [undefined, 'password: validation_failed'],
    ['🚢🚢🚢🚢🚢🚢', ''],
  ])('the password "%s" gives "%s"', (password, problem) => {
    expect(say(checkNewPassword({ password }))).toBe(problem);
  });

  it('a sign-in form needs both', () => {
    expect(say(checkLogin({}))).toBe('email: validation_failed, password: validation_failed');
    expect(say(checkLogin({ email: 'cashier', password: 'muara123' }))).toBe('email: email_invalid');
    expect(checkLogin({ email: ' cashier@muara.test ', password: 'muara123' })).toEqual([]);
    expect(say(checkEmail('a b@muara.test'))).toBe('email: email_invalid');
  });
});

describe('checkSettings', () => {
  const GOOD: SettingsToCheck = {
    child_min_age: 4,
    adult_min_age: 13,
    senior_min_age: 60,
    super_senior_min_age: 70,
    agents_ticket_expiry_period: 6,
  };

  it.each<[name: string, part: SettingsToCheck, problems: string]>([
    ['as they are', {}, ''],
    ['no lower limit', { child_min_age: 0, adult_min_age: 1 }, ''],
    ['a negative age', { child_min_age: -1 }, 'child_min_age: number_invalid'],
    ['half a year', { adult_min_age: 12.5 }, 'adult_min_age: number_invalid'],
    ['an empty box', { senior_min_age: null }, 'senior_min_age: validation_failed'],
    ['an adult as young as a child', { adult_min_age: 4 }, 'adult_min_age: ages_order'],
    ['a senior younger than an adult', { senior_min_age: 12 }, 'senior_min_age: ages_order'],
    ['a super senior like a senior', { super_senior_min_age: 60 }, 'super_senior_min_age: ages_order'],
    ['two that fall: the first is named', { adult_min_age: 3, senior_min_age: 2 }, 'adult_min_age: ages_order'],
    [
      'order around an empty box',
      { adult_min_age: NaN, senior_min_age: 3 },
      'adult_min_age: number_invalid, senior_min_age: ages_order',
    ],
    ['no months', { agents_ticket_expiry_period: 0 }, 'agents_ticket_expiry_period: expiry_months_invalid'],
    ['121 months', { agents_ticket_expiry_period: 121 }, 'agents_ticket_expiry_period: expiry_months_invalid'],
    ['120 months', { agents_ticket_expiry_period: 120 }, ''],
  ])('%s', (_name, part, problems) => {
    expect(say(checkSettings({ ...GOOD, ...part }))).toBe(problems);
  });

  it('passes exactly what rises', () => {
    const ages = fc.integer({ min: 0, max: 99 }).chain((child) => {
      // Each age often equals the one before it, or is a year beside it.
      const after = (age: number) => edgeBiased(around(age), fc.integer({ min: 0, max: 99 }));
      return after(child).chain((adult) =>
        after(adult).chain((senior) =>
          fc.tuple(fc.constant(child), fc.constant(adult), fc.constant(senior), after(senior)),
        ),
      );
    });
    fc.assert(
      fc.property(ages, ([child, adult, senior, oldest]) => {
        const problems = checkSettings({
          ...GOOD,
          child_min_age: child,
          adult_min_age: adult,
          senior_min_age: senior,
          super_senior_min_age: oldest,
        });
        expect(problems.length === 0).toBe(child < adult && adult < senior && senior < oldest);
        expect(problems.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('checkRoles', () => {
  const grid = (policies: Readonly<Record<string, readonly string[]>>): RoleToCheck['policies'] =>
    Object.fromEntries(
      Object.entries(policies).map(([area, names]) => [area, names.map((name) => ({ name, active: true }))]),
    );
  const system: SavedRole[] = Object.entries(ROLES).map(([name, { policies }]) => ({
    name,
    policies: grid(policies),
    system: true,
  }));
  const deckhand: SavedRole = { name: 'Deckhand', policies: grid({ Tickets: ['View'] }), system: false };
  const saved = [...system, deckhand];
  const at = saved.length;

  it.each<[name: string, roles: RoleToCheck[], problems: string]>([
    ['as saved', saved, ''],
    ['with a new one', [...saved, { name: 'Cook', policies: grid({ 'Dining Menu': ['View'] }) }], ''],
    ['in another order', saved.toReversed(), ''],
    ['a custom one with other rights', [...system, { ...deckhand, policies: grid({ Audit: ['View'] }) }], ''],
    ['a system role left out', saved.slice(1), 'roles: role_required'],
    ['a custom role left out', system, 'roles: role_created'],
    [
      'a system role with other rights',
      [{ ...system[5]!, policies: {} }, ...saved.filter((_, place) => place !== 5)],
      'roles.0.policies: role_read_only',
    ],
    ['a new one without a name', [...saved, { name: ' ', policies: {} }], `roles.${at}.name: validation_failed`],
    ['a name of 61 letters', [...saved, { name: 'x'.repeat(61), policies: {} }], `roles.${at}.name: validation_failed`],
    ['a second one of its name', [...saved, { name: ' deckHAND ', policies: {} }], `roles.${at}.name: role_name_taken`],
    ['a second Cashier', [...saved, { name: 'cashier', policies: {} }], `roles.${at}.name: role_name_taken`],
    [
      'a system role in other letters',
      [{ ...system[0]!, name: 'super user' }, ...saved.slice(1)],
      'roles.0.name: role_name_taken',
    ],
    [
      'a right without View',
      [...saved, { name: 'Cook', policies: grid({ Tickets: ['Create'] }) }],
      `roles.${at}.policies.Tickets: policy_view_required`,
    ],
    [
      'an area that does not exist',
      [...saved, { name: 'Cook', policies: grid({ Kitchen: ['View'] }) }],
      `roles.${at}.policies.Kitchen: policy_unknown`,
    ],
  ])('%s', (_name, roles, problems) => {
    expect(say(checkRoles(roles, saved))).toBe(problems);
  });

  it.each([
    ['   ', 'validation_failed'],
    ['\t', 'validation_failed'],
    ['\u00a0', 'validation_failed'],
    ['x'.repeat(5000), 'validation_failed'],
    ['Cashier', 'role_name_taken'],
    ['CASHIER', 'role_name_taken'],
    ['  Cashier  ', 'role_name_taken'],
    ['super user', 'role_name_taken'],
    ['Tour Guide', 'role_name_taken'],
    ['"><img src=x onerror=alert(1)>', null],
    ["'; DROP TABLE roles; --", null],
    ['夜班 🌙 Cashier', null],
    ['__proto__', null],
  ])('a new role named %j', (name, problem) => {
    const problems = checkRoles([...saved, { name, policies: grid({ Audit: ['View'] }) }], saved);
    expect(problems.find(({ field }) => field === `roles.${at}.name`)?.code ?? null).toBe(problem);
  });

  it('never loses or changes a system role, for any input', () => {
    const anyRole = fc.record({
      name: fc.constantFrom(...Object.keys(ROLES), 'Deckhand', 'Cook', 'cashier', ''),
      policies: fc.dictionary(
        fc.constantFrom(...Object.keys(PERMISSION_GROUPS)),
        fc.constant([{ name: 'View', active: true }]),
      ),
    });
    fc.assert(
      fc.property(fc.subarray(saved), fc.array(anyRole, { maxLength: 3 }), (kept, more) => {
        const roles = [...kept, ...more];
        fc.pre(checkRoles(roles, saved).length === 0);
        for (const { name, policies } of system)
          expect(roles).toContainEqual(expect.objectContaining({ name, policies }));
        expect(new Set(roles.map(({ name }) => name.toLowerCase())).size).toBe(roles.length);
      }),
    );
  });
});

describe('the small forms', () => {
  it.each([
    ['1.2.3', ''],
    ['7', ''],
    ['1.2.3.4', ''],
    [' 1.2 ', ''],
    ['1.2.3.4.5', 'app_version_format'],
    ['v1', 'app_version_format'],
    ['1.', 'app_version_format'],
    ['', 'validation_failed'],
  ])('version "%s": %s', (version, code) => {
    const versions = Object.fromEntries(APP_PLATFORMS.map((app) => [app, '1.0.0']));
    const problems = checkAppVersions({ ...versions, android_kiosk: version });
    expect(problems).toEqual(code === '' ? [] : [{ field: 'android_kiosk', code }]);
  });

  it('every version is asked for', () => {
    expect(checkAppVersions({}).map(({ field }) => field)).toEqual([...APP_PLATFORMS]);
  });

  it.each([
    ['The printer prints twice.', true],
    ['x'.repeat(2_000), true],
    ['x'.repeat(2_001), false],
    [' \n ', false],
    [undefined, false],
  ])('report %#', (report, may) => {
    expect(checkReport({ report })).toEqual(may ? [] : [{ field: 'report', code: 'validation_failed' }]);
  });

  it.each([
    ['image/png', 1, ''],
    ['IMAGE/JPEG', 5_000_000, ''],
    ['image/png', 5_000_001, 'image_too_large'],
    ['image/gif', 10, 'image_type'],
    ['', 9_000_000, 'image_type'],
    ['image/png', 0, 'image_type'],
  ])('a picture of type "%s" and %i bytes: %s', (type, bytes, code) => {
    expect(checkImage({ type, bytes })).toEqual(code === '' ? [] : [{ field: 'img', code }]);
  });
});
