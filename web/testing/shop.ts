import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openPath, renderScreen } from '@testing/render-screen.ts';
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
  await expect.poll(() => location.pathname).toBe('/ipay88/entry');
}

/** Accepts the terms and leaves for the payment provider. */
export async function toProvider(): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expectAtProvider();
}

/** Lets time pass, so that the app asks its server again and again, until it shows something. */
export async function untilShown(world: TestWorld, locator: Locator): Promise<void> {
  const ask = () => {
    world.clock.pass(3_000);
    return locator.query();
  };
  await expect.poll(ask).not.toBeNull();
}

let sentForm = document.createElement('form');
// The app sends this form from a script, so that there is no `submit` event.
document.addEventListener('formdata', ({ target }) => {
  if (target instanceof HTMLFormElement && target.method === 'post') sentForm = target;
});

/** Returns the fields that the app has posted to the payment provider. */
export const sentToProvider = (): Record<string, unknown> => Object.fromEntries(new FormData(sentForm));

/**
 * Waits until the app has left to pay; returns the page of the provider.
 * The server leads a booking there.
 */
export async function openProvider(world: TestWorld): Promise<Document> {
  await expect.poll(() => location.pathname).toMatch(/^\/(ipay88\/entry$|tickets\/email\/booking\/)/);
  return send(world, sentForm);
}

/**
 * Presses a button on the page of the payment provider.
 * Comes back to the shop with the result where the provider's page leads there.
 */
export async function decide(world: TestWorld, choice: string): Promise<void> {
  const entry = await openProvider(world);
  const button = [...entry.querySelectorAll('button')].find(({ textContent }) => textContent === choice);
  if (!button?.form) throw new Error(`The provider has no button ${choice}: ${entry.body.textContent}`);
  const end = await send(world, button.form, button);
  if (!end.querySelector('meta[http-equiv="refresh"]')) return;
  const { pathname, search } = new URL(end.querySelector('a')!.href);
  await openPath(pathname + search);
}

/** Sends a form as a browser does; returns the page to which it leads. */
async function send(world: TestWorld, form: HTMLFormElement, button?: HTMLButtonElement): Promise<Document> {
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  const response = await world.serve(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const base = next.createElement('base');
  base.href = form.action;
  next.head.append(base);
  // The only script of these pages sends their form.
  return next.scripts[0] && next.forms[0] ? send(world, next.forms[0]) : next;
}
