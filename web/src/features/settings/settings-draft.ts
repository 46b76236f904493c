import { checkRoles } from '@muara/contract/rules/forms/check-roles';
import { checkSettings } from '@muara/contract/rules/forms/check-settings';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { Policies, RolePolicies, Setting, SettingUpdate } from '@muara/contract/types';
import type { FieldErrors } from '@/domain/errors/field-errors.ts';
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
export interface SettingsDraft extends Record<NumberField, string> {
  roles: RoleDraft[];
}

export function draftOf(setting: Setting): SettingsDraft {
  const numbers = Object.fromEntries(NUMBER_FIELDS.map((field) => [field, String(setting[field])]));
  return { ...(numbers as Record<NumberField, string>), roles: setting.policies.roles.map(roleDraft) };
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

export function numbersOf(draft: SettingsDraft): Record<NumberField, number | null> {
  return Object.fromEntries(NUMBER_FIELDS.map((field) => [field, parseNumber(draft[field])])) as Record<
    NumberField,
    number | null
  >;
}

/** The selected rights as text, such as 'Tickets: Void (Approve)', in a fixed order. */
export function rightsOf(policies: Policies): string[] {
  return Object.entries(policies)
    .flatMap(([area, cells]) => cells.filter(({ active }) => active).map(({ name }) => `${area}: ${actionLabel(name)}`))
    .sort();
}

export const sameRights = (one: Policies, other: Policies): boolean => rightsOf(one).join() === rightsOf(other).join();

export function isRoleChanged({ policies, saved }: RoleDraft): boolean {
  return saved === null || !sameRights(policies, saved.policies);
}

export function isDirty(draft: SettingsDraft, base: Setting): boolean {
  return NUMBER_FIELDS.some((field) => draft[field].trim() !== String(base[field])) || draft.roles.some(isRoleChanged);
}

/** Returns the form's errors, by the rules that the server checks (002 §5.2). */
export function checkDraft(draft: SettingsDraft, base: Setting): FieldProblem[] {
  const problems = [...checkSettings(numbersOf(draft)), ...checkRoles(draft.roles, base.policies.roles)];
  // A new role with the name of a system role is wrong by its name; its rights are not those of the other one.
  return problems.filter(({ field, code }) => code !== 'role_read_only' || roleOfField(field, draft.roles)?.saved);
}

/** Returns the role that a field belongs to, such as `roles.3.name`. */
export function roleOfField(field: string, roles: readonly RoleDraft[]): RoleDraft | undefined {
  const [, place] = /^roles\.(\d+)\./.exec(field) ?? [];
  return place === undefined ? undefined : roles[Number(place)];
}

/** Returns the error of a role's name or permissions; the server may name a single permission. */
export function findRoleError(errors: FieldErrors, place: number, part: 'name' | 'policies'): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`roles.${place}.${part}`))?.[1];
}

export function updateOf(draft: SettingsDraft, base: Setting): SettingUpdate {
  const numbers = numbersOf(draft) as Record<NumberField, number>;
  const roles = draft.roles.map(({ name, policies }) => ({ name: name.trim(), policies }));
  return { ...numbers, roles, updated_at: base.updated_at };
}
