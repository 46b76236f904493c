import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Waits for a toast that says exactly this; it takes no other toast for it that says more. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const words = new RegExp(`: ${text.replaceAll(/[.!?]/g, String.raw`\$&`)}$`);
  await expect(page.getByText(words).first()).toBeVisible();
}
