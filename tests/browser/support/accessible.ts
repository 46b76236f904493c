import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on every violation of WCAG 2.2 A and AA that axe finds, and lets the test go on.
 * It checks the top dialog, or the page if there is none. `colours` checks again after a change of theme only.
 */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (what === 'all') axe.withTags(STANDARDS);
  else axe.withRules(COLOUR_RULES);
  const dialog = await settle(page);
  // What is behind a modal dialog is inert, though axe does not always see that.
  if (dialog !== null) axe.include(dialog);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
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
