import type { PoliciesToCheck } from './check-policies.ts';
import type { Permission } from './shapes.ts';

/**
 * Returns a grid with the rights of `changes`; all others keep their value.
 * Two people who change different rights of a user both keep their change.
 */
export function mergePolicies(policies: PoliciesToCheck, changes: PoliciesToCheck): Record<string, Permission[]> {
  const areas = Object.keys({ ...policies, ...changes });
  const merged = areas.map((area): [string, Permission[]] => {
    const held = Object.hasOwn(policies, area) ? (policies[area] ?? []) : [];
    const changed = Object.hasOwn(changes, area) ? (changes[area] ?? []) : [];
    const kept = held.map((cell) => ({ ...cell, ...changed.findLast(({ name }) => name === cell.name) }));
    return [area, [...kept, ...changed.filter(({ name }) => !held.some((cell) => cell.name === name))]];
  });
  return Object.fromEntries(merged);
}
