import type { Page } from '@playwright/test';
import type { Setting } from '@muara/contract/types';
import { expect } from './fixtures.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export const COMPLETE = 'Please complete this field';
export const RISE = 'Ages must rise from child to adult, senior and super senior';
export const SCRIPT = '<script>alert(1)</script>';
export const RTL = '\u202Eمرحبا';

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save' });
export const cell = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** Opens the settings as a person of the operator. */
export async function openSettings(page: Page, world: World, { account = 'manager', tab = '' } = {}): Promise<Person> {
  const person = await world.signIn(account);
  await person.open(page, `/d/setting${tab && `?tab=${tab}`}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  return person;
}

export async function addRole(page: Page, name: string, copyFrom?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add role' });
  await dialog.getByLabel('Role name').fill(name);
  if (copyFrom) await dialog.getByLabel('Copy permissions from').selectOption({ label: copyFrom });
  await dialog.getByRole('button', { name: 'Add role' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** What a save sends that changes nothing. */
export function unchanged({
  child_min_age,
  adult_min_age,
  senior_min_age,
  super_senior_min_age,
  agents_ticket_expiry_period,
  policies,
  updated_at,
}: Setting) {
  const roles = policies.roles.map(({ name, policies: rights }) => ({ name, policies: rights }));
  return {
    child_min_age,
    adult_min_age,
    senior_min_age,
    super_senior_min_age,
    agents_ticket_expiry_period,
    roles,
    updated_at,
  };
}
