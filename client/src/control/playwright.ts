import type { ControlWorld } from './control-world.ts';
import { useWorld, type WorldFixtureOptions } from './fixture.ts';

export type { ControlWorld } from './control-world.ts';
export type { WorldFixtureOptions } from './fixture.ts';

/** A fixture as Playwright runs it. */
type Fixture<T> = (fixtures: object, use: (value: T) => Promise<void>) => Promise<void>;

/**
 * Returns fixtures for Playwright's `test.extend`: `world` is a world of the test's own, and pages
 * open in it by relative addresses, because `baseURL` leads there.
 *
 * ```ts
 * import { test as base } from '@playwright/test';
 * export const test = base.extend<WorldFixtures>(worldFixtures({ baseUrl: 'http://localhost:3000' }));
 * ```
 */
export function worldFixtures(options: WorldFixtureOptions): {
  world: Fixture<ControlWorld>;
  baseURL: (fixtures: { world: ControlWorld }, use: (url: string) => Promise<void>) => Promise<void>;
} {
  return {
    // Playwright reads the parameters' names: the first one must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    world: async ({}, use) => useWorld(options, use),
    baseURL: async ({ world }, use) => use(`${options.baseUrl.replace(/\/$/, '')}/w/${world.name}/`),
  };
}

/** What `worldFixtures` adds to a test. */
export interface WorldFixtures {
  world: ControlWorld;
}
