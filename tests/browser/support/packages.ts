import type { Locator, Page } from '@playwright/test';

/** A field of the form on screen, by its wire name. */
export const wire = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const question = (page: Page): Locator => page.getByRole('alertdialog');
