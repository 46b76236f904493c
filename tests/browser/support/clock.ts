import type { Page } from '@playwright/test';

/** Stops the clock of a tab whose clock was installed before its first page: from here on only `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => new Date().getTime());
  await page.clock.pauseAt(now + 1_000);
}
