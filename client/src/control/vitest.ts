import type { ControlWorld } from './control-world.ts';
import { useWorld, type WorldFixtureOptions } from './fixture.ts';

export type { ControlWorld } from './control-world.ts';
export type { WorldFixtureOptions } from './fixture.ts';

/**
 * Returns the fixture for Vitest's `test.extend`: `world` is a world of the test's own.
 *
 * ```ts
 * import { test as base } from 'vitest';
 * const simulator = createSimulator({ clock });
 * const test = base.extend({ world: worldFixture({ baseUrl: 'http://localhost', fetch: simulator.fetch }) });
 * ```
 */
export function worldFixture(
  options: WorldFixtureOptions,
): (fixtures: object, use: (world: ControlWorld) => Promise<void>) => Promise<void> {
  // Vitest reads the parameters' names: the first one must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  return async ({}, use) => useWorld(options, use);
}
