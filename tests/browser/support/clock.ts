import type { Page } from '@playwright/test';

/** Returns the time of a tab's clock, in milliseconds since 1970. */
async function browserNow(page: Page): Promise<number> {
  // oxlint-disable-next-line clock/no-bare-date -- runs in the page, whose clock the test controls
  return page.evaluate(() => new Date().getTime());
}

/**
 * Stops the clock of a tab whose clock was installed before its first page: from here on only `runFor`
 * moves it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await browserNow(page)) + 1_000);
}
