import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More steps than any of these screens takes from its start to its end. */
const MOST_STEPS = 120;

/** Steps on with Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let taken = 0; taken < MOST_STEPS && !(await hasFocus()); taken += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}
