import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { type Person, type TestWorld } from '@testing/test-world.ts';
import type { Setting } from '@muara/contract/types';

export const COMPLETE = 'Please complete this field';
export const RISE = 'Ages must rise from child to adult, senior and super senior';
export const SCRIPT = '<script>alert(1)</script>';
export const RTL = '\u202Eمرحبا';

export const box = (name: string) => page.getByRole('textbox', { name, exact: true });
export const save = () => page.getByRole('button', { name: 'Save' });
export const cell = (name: string) => page.getByRole('checkbox', { name, exact: true });

/** Opens the settings as a person of the operator. */
export async function openSettings(world: TestWorld, { account = 'manager', tab = '' } = {}): Promise<Person> {
  const person = await world.signIn(account);
  await renderScreen(`/d/setting${tab && `?tab=${tab}`}`, { as: person, world });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible();
  return person;
}

export async function addRole(name: string, copyFrom?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add role' });
  await dialog.getByLabelText('Role name').fill(name);
  if (copyFrom) await dialog.getByLabelText('Copy permissions from').selectOptions(copyFrom);
  await dialog.getByRole('button', { name: 'Add role' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
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
