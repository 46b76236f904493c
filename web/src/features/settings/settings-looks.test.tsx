import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { complaints } from '@testing/complaints.ts';
import { lookAt } from '@testing/looks.ts';
import { addRole, box, openSettings, save, unchanged } from '@testing/settings.ts';
import { createTestWorld } from '@testing/test-world.ts';

test('nothing blocks anyone, at a desk and on a phone, light and dark', async () => {
  const world = createTestWorld();
  complaints.allow(/422/);
  await openSettings(world);
  await box('Adult').fill('x');
  await save().click();
  await lookAt('general settings, with an error');
  await box('Adult').fill('14');
  const other = await world.signIn('superuser');
  const setting = await other.call.getSetting({});
  await other.call.saveSetting({ body: { ...unchanged(setting), adult_min_age: 15 } });
  await save().click();
  await expect.element(page.getByRole('region', { name: /^Settings changed by/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Custom roles' }).click();
  await addRole('Night Cashier', 'Cashier');
  await lookAt('roles, with a conflict');
  // A few rows are enough: a thousand like them would take long.
  await page.getByRole('tab', { name: 'Permission table' }).click();
  await expect.element(page.getByRole('table', { name: 'Permission table' })).toBeVisible();
  await page.getByLabelText('Show').selectOptions('Screens');
  await page.getByLabelText('Find').fill('booking');
  // The rows follow when nothing more is typed.
  await expect.poll(() => page.getByRole('row').elements().length).toBeLessThan(40);
  await lookAt('the permission table');
});
