import type { Page, TestInfo } from '@playwright/test';

/**
 * Keeps a picture of each page of a test that has failed. Playwright's own 'only-on-failure' takes one
 * at the end of every test, in case that something fails later, which costs every test over a tenth of
 * a second.
 */
export async function keepPictures(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.errors.length === 0) return;
  for (const [number, page] of pages.entries()) {
    const path = info.outputPath(`${info.attachments.length}-${number}.png`);
    const taken = await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    if (taken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}
