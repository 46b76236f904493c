import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { type Person, type TestWorld } from '@testing/test-world.ts';
import { wire } from './forms.ts';
import { PRICED_CATEGORIES } from '@muara/contract/constants';

export const section = (name: string): Locator => page.getByCss('summary').filter({ hasText: name });

/** Opens a package form as a manager. */
export async function openPackage(world: TestWorld, at: string | number, heading: string): Promise<Person> {
  const manager = await world.signIn('manager');
  await renderScreen(`/d/packages/${at}`, { as: manager, world });
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect.element(wire('name')).toBeVisible();
  return manager;
}

/** Fills what every package needs, but for its image and platforms. */
export async function fillPackage(name: string): Promise<void> {
  const texts = {
    name,
    description: 'Along the quays.',
    start_date: '2026-01-01T00:00',
    end_date: '2036-12-31T23:59',
    max_passenger: '40',
  };
  for (const [field, value] of Object.entries(texts)) await wire(field).fill(value);
  for (const category of PRICED_CATEGORIES) await wire(`${category}_price`).fill('30');
}
