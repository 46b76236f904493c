import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { type TestWorld } from '@testing/test-world.ts';
import { dayName } from '@/lib/calendar-days.ts';

export const next = (): Locator => page.getByRole('button', { name: 'Continue' }).first();
export const heading = (name: string): Locator => page.getByRole('heading', { name });

/** A day of the open calendar, by its name alone. */
export const dayOf = (day: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${dayName(day)}`) });

/** Opens the shop and chooses a package, so that the calendar is open. */
export async function toCalendar(world: TestWorld, packageName = /Day Cruise/): Promise<Locator> {
  await renderScreen('/', { world });
  await page.getByRole('list', { name: 'Packages' }).getByRole('button', { name: packageName }).first().click();
  const calendar = page.getByRole('dialog', { name: 'When would you like to go?' });
  await expect.element(calendar).toBeVisible();
  return calendar;
}

/** A counter of the Malaysian passengers. */
export const counter = (category: string): Locator =>
  page
    .getByRole('region', { name: 'Malaysian', exact: true })
    .getByRole('spinbutton', { name: new RegExp(`^${category}(?! OKU)`) });

/** Takes two adults and a child to the checkout of the day cruise: RM 75.00. */
export async function familyAtCheckout(world: TestWorld): Promise<void> {
  await toCalendar(world);
  await toPassengers(await world.today());
  await toCheckout();
}

/** From the calendar to the passengers, over a jetty without slots. */
export async function toPassengers(day: string): Promise<void> {
  await dayOf(day).click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await next().click();
  await expect.element(heading('Who is riding?')).toBeVisible();
}

export async function fillBuyer(): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nur Aina');
  await page.getByRole('textbox', { name: 'Email' }).fill('nur.aina@mail.test');
  await page.getByRole('textbox', { name: 'Phone' }).fill('012-345 6789');
}

/** From the passengers to the checkout: two adults and a child, RM 75.00. */
export async function toCheckout(): Promise<void> {
  await counter('Adult').fill('2');
  await counter('Child').fill('1');
  await next().click();
  await fillBuyer();
  await next().click();
  await expect.element(heading('Check and pay')).toBeVisible();
}

/** Waits until the browser is sent to the payment provider. */
export async function expectAtProvider(): Promise<void> {
  await expect.poll(shownPath).toBe('/ipay88/entry');
}
