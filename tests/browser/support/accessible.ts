import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** The rules that a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe is asked for, and the part of its answer that is read here. */
interface Axe {
  run(
    context: Document,
    options: { runOnly: { type: 'tag' | 'rule'; values: string[] }; resultTypes: ['violations']; preload: boolean },
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>;
}

const require = createRequire(import.meta.url);
/** Axe as the builder for Playwright brings it, in its small form. */
const AXE = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Brings axe into each document once. There are no frames of other origins here, for which it would need more, but for the
 * browser's own viewer of PDFs, which comes and goes as it likes.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame() && /^(?!http)|\/pdf\//.test(frame.url())) continue;
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
}

/**
 * Fails on every violation of WCAG 2.2 A and AA that axe can see, and goes on, so that one screen does not hide the
 * next. `colours` looks again after a change of theme only. Axe runs in the page and answers what it found alone:
 * its builder carries the whole report through the browser's protocol, which costs more than the look itself. It does
 * not fetch and read all styles anew each time, which only the rule on orientation needs: no style here asks for one.
 */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  await page.evaluate(async () => {
    // A wish for another theme reaches the app as an event, and shows with the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A colour on its way to another is none of the two.
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
  await bringAxe(page);
  const found = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
      return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`);
    },
    what === 'all' ? { type: 'tag' as const, values: STANDARDS } : { type: 'rule' as const, values: COLOUR_RULES },
  );
  expect.soft(found, `axe: ${what} at ${page.url()}`).toEqual([]);
}
