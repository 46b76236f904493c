import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Wishes for a theme, as the system of a person would, and waits until the app wears it. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** For what looks the same on a phone, such as a dialog. */
export const AT_A_DESK = SIZES.slice(0, 1);

/**
 * Has axe look at what is on screen: all rules at a desk in light and, the last size, in dark, and the
 * colours in dark at each size between. Everything that is at both sizes is so seen in both themes. A
 * page changes its theme once and back, for each change paints all of it.
 */
export async function lookAt(page: Page, screen: string, sizes = SIZES): Promise<void> {
  const look = async (what: 'all' | 'colours', size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await test.step(`${screen} at ${size.width} px, ${what}`, () => expectAccessible(page, what));
  };
  const [desk, ...others] = sizes as [(typeof sizes)[number], ...typeof sizes];
  await inTheme(page, 'light');
  await look('all', desk);
  await inTheme(page, 'dark');
  await look('colours', desk);
  for (const size of others) await look('all', size);
  // Both at once: each change paints all of the page.
  await Promise.all([page.setViewportSize(SIZES[0]!), inTheme(page, 'light')]);
}
