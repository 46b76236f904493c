import type { Setting } from '@muara/contract/types';
import { isSame } from '@/domain/forms/form-values.ts';
import type { ConflictSide } from '@/ui/conflict-panel.tsx';
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
  const draft = { ...fresh };
  for (const field of NUMBER_FIELDS) {
    if (mine[field].trim() === String(base[field])) continue;
    draft[field] = mine[field];
    if (mine[field].trim() !== fresh[field])
      differences.push({ id: field, kind: 'number', field, theirs: fresh[field], mine: mine[field] });
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
  return { draft: { ...draft, roles: [...roles, ...added] }, differences };
}

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the form with one difference settled in favour of one side. */
export function settle(draft: SettingsDraft, difference: Difference, side: ConflictSide): SettingsDraft {
  if (difference.kind === 'number') return { ...draft, [difference.field]: difference[side] };
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
export function listRightsOnlyIn(one: RoleDraft, other: RoleDraft): string[] {
  const known = new Set(rightsOf(other.policies));
  return rightsOf(one.policies).filter((right) => !known.has(right));
}

/** Returns the form after a save, with what was typed during the save. */
export function afterSave(sent: SettingsDraft, now: SettingsDraft, stored: Setting): SettingsDraft {
  if (isSame(now, sent)) return draftOf(stored);
  const saved = new Map(stored.policies.roles.map((role) => [role.name, role]));
  const roles = now.roles.map((role) => {
    const own = saved.get(role.name.trim());
    return own ? { ...roleDraft(own), policies: role.policies } : role;
  });
  return { ...now, roles };
}
