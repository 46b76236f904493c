import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { textsOf } from './actions.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { type Person, type TestWorld } from '@testing/test-world.ts';
/** A till of this tab whose cashier and shift are there already, without the screens that lead to it. */
export async function atTill(world: TestWorld, account = 'cashier'): Promise<Person> {
  const cashier = await world.signIn(account);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await renderScreen('/d/pos', { as: cashier, world });
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  return cashier;
}

/** Chooses the first package, the day cruise: RM 30.00 an adult, RM 15.00 a child. */
export async function choosePackage(): Promise<void> {
  await page.getByRole('list', { name: 'Packages' }).getByRole('button').first().click();
}

/** Chooses the day cruise from Jeti Muara, which has no slots. */
export async function toPassengers(): Promise<void> {
  await choosePackage();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await expect.element(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
}

/** The counters of one group of passengers. */
export function group(name: 'Malaysian' | 'Non Malaysian'): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The counter of a category within its group, such as `Adult`. */
export function counter(of: Locator, category: string): Locator {
  return of.getByRole('spinbutton', { name: new RegExp(`^${category}(?! OKU)`) });
}

/** Takes the sale of two adults and a child to its passengers, by mouse. */
export async function fillSale({ adults = 2, children = 1 } = {}): Promise<void> {
  await toPassengers();
  const malaysian = group('Malaysian');
  await counter(malaysian, 'Adult').fill(String(adults));
  await counter(malaysian, 'Child').fill(String(children));
}

/** From the passengers on to checkout, by mouse. */
export async function toCheckout(): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
}

/** Takes a payment method at checkout. */
export function method(name: string): Locator {
  return page.getByRole('list', { name: 'Payment methods' }).getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Opens the cash drawer at checkout; with the exact amount. */
export async function openDrawer(): Promise<Locator> {
  await method('Cash').click();
  const drawer = page.getByRole('dialog', { name: 'Cash' });
  await expect.element(drawer).toBeVisible();
  return drawer;
}

/** From checkout to the result with exact cash; returns the code of the ticket. */
export async function payCash(): Promise<string> {
  const drawer = await openDrawer();
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByTestId('change-due')).toBeVisible();
  return soldCode();
}

/** The code of the ticket on the result screen. */
export async function soldCode(): Promise<string> {
  const code = page.getByText(/^MRC[A-Z0-9]{8}$/).first();
  await expect.element(code).toBeVisible();
  return textsOf(code)[0]!;
}

/** The line of the result that says why a sale without a printer has no receipt. */
export function notPrinted(): Locator {
  return page.getByText('Receipt not printed: Please select a receipt printer..');
}

/** From the result to the next sale of the same till, once the receipt is out or cannot be printed. */
export async function nextSale(): Promise<void> {
  await expect.element(page.getByText('Receipt has been printed').or(notPrinted()).first()).toBeVisible();
  await page.getByRole('button', { name: 'Buy New Ticket' }).click();
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
}
