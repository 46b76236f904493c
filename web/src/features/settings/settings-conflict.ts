import type { Setting } from '@muara/contract/types';
import {
  draftOf,
  isRoleChanged,
  NUMBER_FIELDS,
  rightsOf,
  roleDraft,
  sameRights,
  type NumberField,
  type RoleDraft,
  type SettingsDraft,
} from './settings-draft.ts';

/** A setting that two people changed differently. */
export type Difference =
  | { id: string; kind: 'number'; field: NumberField; theirs: string; mine: string }
  | { id: string; kind: 'role'; name: string; theirs: RoleDraft | null; mine: RoleDraft };

interface Merge {
  /** The saved settings with all changes of this form. */
  draft: SettingsDraft;
  differences: Difference[];
}

/**
 * Merges the form with what somebody else has saved in the meantime.
 * Untouched fields take the saved values, changed fields stay, and conflicts are listed.
 *
 * @param base what the form was filled from
 */
export function mergeTheirs(base: Setting, mine: SettingsDraft, theirs: Setting): Merge {
  const fresh = draftOf(theirs);
  const differences: Difference[] = [];
  const numbers = { ...fresh.numbers };
  for (const field of NUMBER_FIELDS) {
    if (mine.numbers[field].trim() === String(base[field])) continue;
    numbers[field] = mine.numbers[field];
    if (mine.numbers[field].trim() !== fresh.numbers[field])
      differences.push({ id: field, kind: 'number', field, theirs: fresh.numbers[field], mine: mine.numbers[field] });
  }
  const changed = mine.roles.filter(isRoleChanged);
  const roles = fresh.roles.map((their) => {
    const own = changed.find(({ name }) => sameName(name, their.name));
    if (!own || sameRights(own.policies, their.policies)) return their;
    const merged = { ...their, policies: own.policies };
    differences.push({ id: `role/${their.key}`, kind: 'role', name: their.name, theirs: their, mine: merged });
    return merged;
  });
  const added = changed.filter(({ saved, name }) => saved === null && !roles.some((role) => sameName(role.name, name)));
  for (const role of added)
    differences.push({ id: `role/${role.key}`, kind: 'role', name: role.name, theirs: null, mine: role });
  return { draft: { numbers, roles: [...roles, ...added] }, differences };
}

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The form with one difference settled in favour of one side. */
export function settle(draft: SettingsDraft, difference: Difference, side: 'theirs' | 'mine'): SettingsDraft {
  if (difference.kind === 'number')
    return { ...draft, numbers: { ...draft.numbers, [difference.field]: difference[side] } };
  const { key } = difference.mine;
  const chosen = difference[side];
  const others = draft.roles.filter((role) => role.key !== key);
  if (!chosen) return { ...draft, roles: others };
  const known = others.length < draft.roles.length;
  return {
    ...draft,
    roles: known ? draft.roles.map((role) => (role.key === key ? chosen : role)) : [...others, chosen],
  };
}

/** Rights that one policy has and the other has not, in words such as 'Tickets: Scan'. */
export function rightsBesides(one: RoleDraft, other: RoleDraft): string[] {
  const known = new Set(rightsOf(other.policies));
  return rightsOf(one.policies).filter((right) => !known.has(right));
}

/** The form after the server has taken it, with what was typed while the call was under way. */
export function afterSave(sent: SettingsDraft, now: SettingsDraft, answer: Setting): SettingsDraft {
  if (now === sent) return draftOf(answer);
  const saved = new Map(answer.policies.roles.map((role) => [role.name, role]));
  const roles = now.roles.map((role) => {
    const own = saved.get(role.name.trim());
    return own ? { ...roleDraft(own), policies: role.policies } : role;
  });
  return { numbers: now.numbers, roles };
}
