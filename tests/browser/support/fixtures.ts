import { test as base, expect, type Page } from '@playwright/test';
import { announcementMark } from '../../../web/src/lib/announcements.ts';
import { ConformanceWatch } from './conformance.ts';
import { enterWorld } from './enter-world.ts';
import { Person } from './person.ts';
import { keepPictures } from './pictures.ts';
import { type Stack, startStack } from './stack.ts';
import { World } from './world.ts';

interface TestFixtures {
  /**
   * Whether everybody has seen the announcement of the day already; it would cover the screen of every
   * other test.
   */
  announcement: 'read' | 'unread';
  /** The simulated world of this test alone. */
  world: World;
  /** Everything the browser called is checked against the contract when the test ends. */
  conformance: ConformanceWatch;
  /** Console errors and page errors; a test that expects one takes it out with `allow`. */
  complaints: { allow(pattern: RegExp): void };
}

interface WorkerFixtures {
  stack: Stack;
  /** What a browser keeps in which everybody has seen the announcement. */
  readMarks: string[];
}

/** More than any world has users. */
const USERS = 1_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  announcement: ['read', { option: true }],
  readMarks: [
    async ({ stack }, use) => {
      const { announcement } = await Person.sessionOf(stack.origin, stack.version, 'cashier');
      await use(announcement ? Array.from({ length: USERS }, (_, id) => announcementMark(id, announcement)) : []);
    },
    { scope: 'worker' },
  ],
  stack: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  world: async ({ stack }, use, info) => {
    const world = new World(stack, `t${info.workerIndex}-${info.testId}`.toLowerCase());
    await Promise.all([world.create(), world.resetPrinters(), world.forgetPapers()]);
    await use(world);
    await world.remove();
  },
  conformance: [
    async ({ context, stack }, use) => {
      const watch = new ConformanceWatch(context, stack.origin);
      await use(watch);
      expect([...watch.finish(), ...stack.takeBreaches()], 'every call keeps the contract').toEqual([]);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => found.push(error.message));
      };
      context.on('page', watch);
      await use({ allow: (pattern) => allowed.push(pattern) });
      context.off('page', watch);
      expect(
        found.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'no console errors',
      ).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, world, announcement, readMarks }, use, info) => {
    await enterWorld(context, world, announcement === 'read' ? readMarks : undefined);
    await use(context);
    await keepPictures(context.pages(), info);
  },
});

export { expect };
export { expectAccessible } from './accessible.ts';

/** Waits until live updates reach this tab. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Live updates: Live' })).toBeVisible();
}
