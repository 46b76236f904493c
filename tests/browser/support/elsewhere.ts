import type { BrowserContext, Page } from '@playwright/test';
import { ConformanceWatch } from './conformance.ts';
import { enterWorld } from './enter-world.ts';
import { expect, test as base } from './fixtures.ts';
import type { Person } from './person.ts';
import { keepPictures } from './pictures.ts';

interface ElsewhereFixtures {
  /** Opens the app for another person, in a browser of her own that is in the same world. */
  elsewhere(person: Person, path?: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
}

/** Tests in which several people work in one world at the same time. */
export const test = base.extend<ElsewhereFixtures>({
  elsewhere: async ({ browser, stack, world, readMarks, contextOptions }, use, info) => {
    const contexts: BrowserContext[] = [];
    const watches: ConformanceWatch[] = [];
    await use(async (person, path, prepare) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: stack.origin });
      contexts.push(context);
      watches.push(new ConformanceWatch(context, stack.origin));
      await enterWorld(context, world, readMarks);
      const page = await context.newPage();
      await prepare?.(page);
      await person.open(page, path);
      return page;
    });
    for (const watch of watches) expect(watch.finish(), 'every call of the others keeps the contract').toEqual([]);
    for (const context of contexts) {
      await keepPictures(context.pages(), info);
      await context.close();
    }
  },
});
