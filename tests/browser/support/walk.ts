import type { Page } from '@playwright/test';

/**
 * Goes to a path as the links in the app's own messages do: the address changes, and nothing is
 * reloaded.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  // Until the first screen is, nobody in the app hears of an address that changes.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(async (to) => {
    // What the app is still about to show for the address before comes first.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
