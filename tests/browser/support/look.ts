import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** For what looks the same on a phone, such as a dialog. */
export const AT_A_DESK = SIZES.slice(0, 1);

/**
 * Has axe look at what is on screen: all rules in light at each size, then the colours in dark at each. A page changes its
 * theme once and back, for each change paints all of it.
 */
export async function lookAt(page: Page, screen: string, sizes = SIZES): Promise<void> {
  const look = (what: 'all' | 'colours', { width }: { width: number }) =>
    test.step(`${screen} at ${width} px, ${what}`, () => expectAccessible(page, what));
  const wish = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  };
  await wish('light');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await look('all', size);
  }
  await wish('dark');
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size);
    await look('colours', size);
  }
  await page.setViewportSize(SIZES[0]!);
}
