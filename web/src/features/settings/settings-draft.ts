import { checkRoles } from '@muara/contract/rules/forms/check-roles';
import { checkSettings } from '@muara/contract/rules/forms/check-settings';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { Policies, RolePolicies, Setting, SettingUpdate } from '@muara/contract/types';
import { actionLabel } from '@/domain/permissions/policy-grid.rows.ts';

/** The minimum ages in the order in which they rise, by their wire names. */
export const AGE_FIELDS = ['child_min_age', 'adult_min_age', 'senior_min_age', 'super_senior_min_age'] as const;
export const NUMBER_FIELDS = [...AGE_FIELDS, 'agents_ticket_expiry_period'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** A role in the form. */
export interface RoleDraft {
  /** The saved name, or one of the form's own for a role that was added since. */
  key: string;
  name: string;
  policies: Policies;
  /** What the settings said; null for a role that was added since. */
  saved: RolePolicies | null;
}

/** The form's values, with numbers as typed. */
export interface SettingsDraft {
  numbers: Record<NumberField, string>;
  roles: RoleDraft[];
}

export function draftOf(setting: Setting): SettingsDraft {
  const numbers = Object.fromEntries(NUMBER_FIELDS.map((field) => [field, String(setting[field])]));
  return { numbers: numbers as SettingsDraft['numbers'], roles: setting.policies.roles.map(roleDraft) };
}

export const roleDraft = (saved: RolePolicies): RoleDraft => ({
  key: saved.name,
  name: saved.name,
  policies: saved.policies,
  saved,
});

/** Parses a plain decimal number; null if blank, NaN for anything else that JavaScript might accept. */
export function parseNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

export function numbersOf({ numbers }: SettingsDraft): Record<NumberField, number | null> {
  return Object.fromEntries(NUMBER_FIELDS.map((field) => [field, parseNumber(numbers[field])])) as Record<
    NumberField,
    number | null
  >;
}

/** The ticked rights in words, such as 'Tickets: Void (Approve)', in an order of their own. */
export function rightsOf(policies: Policies): string[] {
  return Object.entries(policies)
    .flatMap(([area, cells]) => cells.filter(({ active }) => active).map(({ name }) => `${area}: ${actionLabel(name)}`))
    .sort();
}

export const sameRights = (one: Policies, other: Policies): boolean => rightsOf(one).join() === rightsOf(other).join();

export function isRoleChanged({ policies, saved }: RoleDraft): boolean {
  return saved === null || !sameRights(policies, saved.policies);
}

export function isDirty({ numbers, roles }: SettingsDraft, base: Setting): boolean {
  return NUMBER_FIELDS.some((field) => numbers[field].trim() !== String(base[field])) || roles.some(isRoleChanged);
}

/**
 * Returns the form's errors, by the rules that the server checks (002 §5.2).
 * Roles are identified by their key, not by their position.
 */
export function checkDraft(draft: SettingsDraft, base: Setting): FieldProblem[] {
  const problems = [...checkSettings(numbersOf(draft)), ...checkRoles(draft.roles, base.policies.roles)];
  const found = problems.map((problem) => ({ ...problem, field: fieldKey(problem.field, draft) }));
  // A new role with the name of a system role is wrong by its name; its rights are not those of the other one.
  const isNew = new Set(draft.roles.filter(({ saved }) => saved === null).map(({ key }) => roleField(key, 'policies')));
  return found.filter(({ field, code }) => code !== 'role_read_only' || !isNew.has(field));
}

/** `roles.3.name` → `role/Night Cashier/name`. A role keeps its error when one before it is removed. */
export function fieldKey(field: string, { roles }: SettingsDraft): string {
  const [, place = '', part = ''] = /^roles\.(\d+)\.(name|policies)/.exec(field) ?? [];
  const role = roles[Number(place)];
  return place !== '' && role ? roleField(role.key, part) : field;
}

export const roleField = (key: string, part: string): string => `role/${key}/${part}`;

/** The role that a field belongs to. */
export const roleKeyOf = (field: string): string | null => /^role\/(.*)\/\w+$/.exec(field)?.[1] ?? null;

export function updateOf(draft: SettingsDraft, base: Setting): SettingUpdate {
  const numbers = numbersOf(draft) as Record<NumberField, number>;
  const roles = draft.roles.map(({ name, policies }) => ({ name: name.trim(), policies }));
  return { ...numbers, roles, updated_at: base.updated_at };
}
