import { PERMISSION_GROUPS, PERMISSION_LABELS } from '@muara/contract/permissions';
import { togglePolicy } from '@muara/contract/rules/permissions/toggle-policy';
import type { Permission } from '@muara/contract/rules/permissions/shapes';
import type { Policies } from '@muara/contract/types';

/** One area of the grid with all its cells, also those that a policy does not name. */
export interface PolicyRow {
  group: string;
  permissions: Permission[];
}

/** Actions that most areas have, one column each; an area's special actions come after them. */
export const COMMON_ACTIONS = ['View', 'Create', 'Update', 'Delete'] as const;

const KNOWN = new Map<string, { actions: readonly string[]; disabled: readonly string[] }>(
  Object.entries(PERMISSION_GROUPS),
);
const LABELS = new Map<string, string>(Object.entries(PERMISSION_LABELS));

/** How an action is displayed: 'Cancel (…)' reads 'Void (…)' (000 §3). */
export const actionLabel = (action: string): string => LABELS.get(action) ?? action;

/** The grid of a policy: the contract's areas in order, then what the server has besides (000 §3). */
export function policyRows(policies: Policies): PolicyRow[] {
  const names = [...KNOWN.keys(), ...Object.keys(policies).filter((name) => !KNOWN.has(name))];
  return names.map((group) => policyRow(policies, group));
}

function policyRow(policies: Policies, group: string): PolicyRow {
  const given = Object.hasOwn(policies, group) ? (policies[group] ?? []) : [];
  const known = KNOWN.get(group) ?? { actions: [], disabled: [] };
  const names = [...known.actions, ...given.map(({ name }) => name).filter((name) => !known.actions.includes(name))];
  const permissions = names.map(
    (name) => given.find((cell) => cell.name === name) ?? blank(name, known.disabled.includes(name)),
  );
  return { group, permissions };
}

const blank = (name: string, disabled: boolean): Permission => ({
  name,
  active: false,
  ...(disabled ? { disabled } : {}),
});

/** Returns whether a cell is ticked; a View that nobody can change counts as ticked (000 §3). */
export const isTicked = (cell: Permission): boolean => cell.active || (cell.disabled === true && cell.name === 'View');

/** A policy after one cell was ticked or unticked, coupling included (000 §4, 002 §5.2). */
export function toggleCell(policies: Policies, group: string, action: string, active: boolean): Policies {
  return put(policies, togglePolicy(policyRow(policies, group), action, active));
}

/** A policy after a whole area was ticked or cleared. */
export function toggleRow(policies: Policies, group: string, active: boolean): Policies {
  const row = policyRow(policies, group);
  return put(
    policies,
    row.permissions.reduce((so, { name }) => togglePolicy(so, name, active), row),
  );
}

/** A policy after one action was ticked or unticked in several areas. */
export function toggleColumn(policies: Policies, groups: readonly string[], action: string, active: boolean): Policies {
  return groups.reduce((so, group) => toggleCell(so, group, action, active), policies);
}

function put(policies: Policies, { group, permissions }: PolicyRow): Policies {
  return { ...policies, [group]: permissions };
}

/** How many of some cells are ticked, for boxes that stand for several. */
export function tickState(cells: readonly Permission[]): { all: boolean; some: boolean } {
  const ticked = cells.filter(isTicked).length;
  return { all: cells.length > 0 && ticked === cells.length, some: ticked > 0 && ticked < cells.length };
}

/** Returns areas whose name, or the name of one of their actions, contains the text. */
export function findRows(rows: readonly PolicyRow[], text: string): PolicyRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...rows];
  return rows.filter(({ group, permissions }) =>
    [group, ...permissions.map(({ name }) => actionLabel(name))].some((word) => word.toLowerCase().includes(wanted)),
  );
}
