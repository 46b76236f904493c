import { expect, type Locator, type Page } from '@playwright/test';
import { dayName } from '../../../web/src/lib/calendar-days.ts';

/** The promotion of a new world would cover the shop; this visit has seen it. */
export async function seenPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    sessionStorage.setItem('muara.seen.popup', '1');
  });
}

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue' }).first();

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name });
}

/** A day of the open calendar, by its name alone. */
export function dayOf(page: Page, day: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${dayName(day)}`) });
}

/** Opens the shop and chooses the day cruise, so that the calendar is open. */
export async function toCalendar(page: Page, packageName = /Day Cruise/): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('list', { name: 'Packages' }).getByRole('button', { name: packageName }).first().click();
  const calendar = page.getByRole('dialog', { name: 'When would you like to go?' });
  await expect(calendar).toBeVisible();
  return calendar;
}

/** A counter of the passengers of Malaysia. */
export function passengers(page: Page, category: string): Locator {
  return page
    .getByRole('region', { name: 'Malaysian', exact: true })
    .getByRole('spinbutton', { name: new RegExp(`^${category}(?! OKU)`) });
}

/** From the passengers to checkout: two adults and a child, RM 75.00. */
export async function toCheckout(page: Page): Promise<void> {
  await passengers(page, 'Adult').fill('2');
  await passengers(page, 'Child').fill('1');
  await next(page).click();
  await fillBuyer(page);
  await next(page).click();
  await expect(heading(page, 'Check and pay')).toBeVisible();
}

export async function fillBuyer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nur Aina');
  await page.getByRole('textbox', { name: 'Email' }).fill('nur.aina@mail.test');
  await page.getByRole('textbox', { name: 'Phone' }).fill('012-345 6789');
}

/** Accepts the terms and leaves for the provider. */
export async function toProvider(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
}

/** What happens at the provider. */
export async function decide(page: Page, choice: 'Pay'): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click();
}

/** The code on the result screen. */
export async function resultCode(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/^MRC[A-Z0-9]{8}$/)
      .first()
      .textContent()) ?? ''
  );
}
