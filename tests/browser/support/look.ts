import type { Page } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** For what looks the same on a phone, such as a dialog. */
export const AT_A_DESK = SIZES.slice(0, 1);

/** Has axe look at what is on screen, in light and dark, at a desk and on a phone. */
export async function lookAt(page: Page, screen: string, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const what = colorScheme === 'light' ? 'all' : 'colours';
      await test.step(`${screen} at ${size.width} px, ${colorScheme}`, () => expectAccessible(page, what));
    }
  }
  await page.setViewportSize(SIZES[0]!);
}
