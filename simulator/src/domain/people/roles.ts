import { ROLES, type RoleName } from '@muara/contract/permissions';
import type { RolePolicies } from '@muara/contract/types';
import type { Policies } from '../../world/records.ts';
import { getSettings, type World } from '../../world/world.ts';
import { presentGrid } from './grid.ts';

/** A role and its default permissions. */
export interface RoleDefaults {
  readonly name: string;
  readonly policies: Policies;
  /** Required by the system. */
  readonly system: boolean;
  /** For staff. */
  readonly internal: boolean;
}

const SYSTEM: readonly RoleDefaults[] = Object.entries(ROLES).map(([name, { policies, internal }]) => ({
  name,
  policies,
  system: true,
  internal,
}));

/** Roles with every permission, which no grid can revoke (000 §4). */
const ALL_RIGHTS: ReadonlySet<string> = new Set<RoleName>(['Super User', 'Manager']);

/** Returns every role: the system's, then custom ones in the order they were added. */
export function listRoles(world: World): RoleDefaults[] {
  const custom = getSettings(world).customRoles.map((role) => ({ ...role, system: false, internal: true }));
  return [...SYSTEM, ...custom];
}

/** Returns the role with this name, if staff may have it. */
export function staffRole(world: World, name: string): RoleDefaults | undefined {
  return listRoles(world).find((role) => role.internal && role.name === name);
}

export function holdsAllRights(role: string): boolean {
  return ALL_RIGHTS.has(role);
}

/** Returns a role for the wire, with its number of accounts. */
export function presentRole(world: World, { name, policies, system, internal }: RoleDefaults): RolePolicies {
  return {
    name,
    policies: internal ? presentGrid(policies) : {},
    system,
    internal,
    users: world.tables.users.count('role', name),
  };
}
