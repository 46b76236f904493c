import { expect } from 'vitest';
import { type LocatorSelectors, type Locator, page } from 'vitest/browser';

export const dialog = (name: string): Locator => page.getByRole('dialog', { name });
export const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
export const button = (within: LocatorSelectors, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Waits for a toast that says exactly this; it takes no other toast for it that says more. */
export async function expectToast(text: string): Promise<void> {
  const words = new RegExp(`: ${text.replaceAll(/[.!?]/g, String.raw`\$&`)}$`);
  await expect.element(page.getByText(words).first()).toBeVisible();
}

/** Chooses from the menu of commands that are needed less often. */
export async function chooseMore(name: string): Promise<void> {
  const more = button(page, 'More');
  await expect.element(more).not.toHaveAttribute('aria-disabled', 'true');
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
