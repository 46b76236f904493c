import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookAt } from '@testing/looks.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { dayOf, heading, next, toCheckout } from '@testing/shop.ts';
import { createTestWorld } from '@testing/test-world.ts';

test('every step is accessible, at a desk and on a phone, light and dark', async () => {
  const world = createTestWorld();
  await renderScreen('/', { world });
  await expect.element(heading('Choose a package')).toBeVisible();
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await lookAt('calendar');
  await dayOf(await world.today()).click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Pengkalan/ })
    .click();
  await expect.element(page.getByRole('list', { name: /^Slots/ })).toBeVisible();
  await lookAt('slots');
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await next().click();
  await lookAt('passengers');
  await toCheckout();
  await lookAt('checkout');
});
