import { ROLES, type RoleName } from '@muara/contract/permissions';
import type { RolePolicies } from '@muara/contract/types';
import type { Policies } from '../../world/records.ts';
import { settingsOf, type World } from '../../world/world.ts';
import { gridOf } from './grid.ts';

/** A role and the rights that it gives when it is chosen. */
export interface RoleDefaults {
  readonly name: string;
  readonly policies: Policies;
  /** Needed by the system. */
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

/** The roles with every right, which no grid can take away (000 §4). */
const ALL_RIGHTS: ReadonlySet<string> = new Set<RoleName>(['Super User', 'Manager']);

/** Every role: the system's, then the custom ones in the order in which they were added. */
export function rolesOf(world: World): RoleDefaults[] {
  const custom = settingsOf(world).customRoles.map((role) => ({ ...role, system: false, internal: true }));
  return [...SYSTEM, ...custom];
}

/** The role of this name that staff may have. */
export function staffRole(world: World, name: string): RoleDefaults | undefined {
  return rolesOf(world).find((role) => role.internal && role.name === name);
}

export function holdsAllRights(role: string): boolean {
  return ALL_RIGHTS.has(role);
}

/** A role for the wire, with how many accounts have it. */
export function presentRole(world: World, { name, policies, system, internal }: RoleDefaults): RolePolicies {
  return {
    name,
    policies: internal ? gridOf(policies) : {},
    system,
    internal,
    users: world.tables.users.count('role', name),
  };
}
