import { expect, type Page } from '@playwright/test';

/** Takes away what has been said, so that a step hears its own. */
export async function clearToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(dismiss).toHaveCount(0);
}

/**
 * Expects that no toast says this at the moment, by default no error.
 * Waiting for it would outlast a toast that is wrong.
 */
export async function expectNoToast(page: Page, words: RegExp = /^Error: /): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications' });
  const toasts = region.getByRole('alert').or(region.getByRole('status'));
  expect(await toasts.filter({ hasText: words }).allTextContents()).toEqual([]);
}
