import { expect, type Page } from '@playwright/test';

/** Takes away what has been said, so that a step hears its own. */
export async function clearToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(dismiss).toHaveCount(0);
}
