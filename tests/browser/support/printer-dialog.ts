import type { Locator, Page } from '@playwright/test';

/** The printer modal, and the receipt printer in it. */
export const printers = (page: Page): Locator => page.getByRole('dialog', { name: 'Printers' });
export const receiptPrinter = (page: Page): Locator => printers(page).getByRole('button', { name: /^Receipt printer/ });
