import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** A field of the form on screen, by its wire name. */
export const wire = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });
export const section = (page: Page, name: string): Locator => page.locator('summary').filter({ hasText: name });
export const preview = (page: Page): Locator => page.getByRole('region', { name: 'Price preview' });
export const unsaved = (page: Page): Locator => page.getByText('Unsaved changes');
export const save = (page: Page): Locator => page.getByRole('button', { name: /^Save/ });
export const question = (page: Page): Locator => page.getByRole('alertdialog');

/** Opens a package form as a manager. */
export async function openPackage(page: Page, world: World, at: string | number, heading: string): Promise<Person> {
  const manager = await world.signIn('manager');
  await manager.open(page, `/d/packages/${at}`);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(wire(page, 'name')).toBeVisible();
  return manager;
}
