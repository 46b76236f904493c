import type { Locator, Page } from '@playwright/test';

/** The printer modal. */
export const printers = (page: Page): Locator => page.getByRole('dialog', { name: 'Printers' });
