import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

declare global {
  /** axe in the page, once it has been looked at. */
  var axe: typeof import('axe-core');
}

const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  /** Those that a change of colours alone can break. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOnly>;

/**
 * Fails on every violation of WCAG 2.2 A and AA that axe finds, and lets the test go on.
 * It checks the top dialog, or the page if there is none; not the frames in it. `colours` checks again after a change
 * of theme only.
 *
 * axe's own package for Playwright opens a second page for each look, and takes more than twice as long.
 */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  const dialog = await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ root, runOnly }) => {
      const { violations } = await globalThis.axe.run(root ?? document, {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
      );
    },
    // What is behind a modal dialog is inert, though axe does not always see that.
    { root: dialog, runOnly: RULES[what] },
  );
  expect.soft(found, `axe: ${what} at ${page.url()}`).toEqual([]);
}

/** Waits until nothing moves. Returns a selector of the top modal dialog, or null. */
function settle(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // A wish for another theme reaches the app as an event, and shows with the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A colour on its way to another is none of the two.
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
    const dialogs = [...document.querySelectorAll('dialog:modal')];
    const top = dialogs.find((one) => one.contains(document.activeElement)) ?? dialogs.at(-1);
    if (!top) return null;
    return top.id ? `#${CSS.escape(top.id)}` : 'dialog:modal';
  });
}
