import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** Signs a demo account in through the sign-in screen; `base` is the address of the app. */
export async function signIn(page: Page, account: string, base = ''): Promise<void> {
  await page.goto(`${base}/d/login`);
  await page.getByLabel('Email').fill(`${account}@muara.test`);
  await page.getByLabel('Password', { exact: true }).fill('muara123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens the till in this tab and starts a shift. */
export async function openTill(
  page: Page,
  { cash = '200', jetty = 'Jeti Muara', counter = 'Counter 1', base = '' } = {},
): Promise<void> {
  await page.goto(`${base}/d/pos`);
  const dialog = page.getByRole('dialog', { name: 'Start shift' });
  await dialog.getByLabel('Cash amount').fill(cash);
  await dialog.getByLabel('Jetty').selectOption(jetty);
  await dialog.getByLabel('Counter', { exact: true }).selectOption(counter);
  const slip = page.waitForEvent('download').catch(() => null);
  await dialog.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await slip;
}

/** A till of this tab whose cashier and shift are there already, without the screens that lead to it. */
export async function atTill(page: Page, world: World, account = 'cashier'): Promise<Person> {
  const cashier = await world.signIn(account);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.open(page, '/d/pos');
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  return cashier;
}

/** Presses keys as a cashier would, counting them. */
export class Keys {
  count = 0;
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.count += 1;
    }
  }
}

/** Chooses the first package, the day cruise: RM 30.00 an adult, RM 15.00 a child. */
async function choosePackage(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Packages' }).getByRole('button').first().click();
}

/** Chooses the day cruise from Jeti Muara, which has no slots. */
async function toPassengers(page: Page): Promise<void> {
  await choosePackage(page);
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
}

/** The counters of one group of passengers. */
export function group(page: Page, name: 'Malaysian' | 'Non Malaysian'): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The counter of a category within its group, such as `Adult`. */
export function counter(of: Locator, category: string): Locator {
  return of.getByRole('spinbutton', { name: new RegExp(`^${category}(?! OKU)`) });
}

/** Takes the sale of two adults and a child to its passengers, by mouse. */
export async function fillSale(page: Page, { adults = 2, children = 1 } = {}): Promise<void> {
  await toPassengers(page);
  const malaysian = group(page, 'Malaysian');
  await counter(malaysian, 'Adult').fill(String(adults));
  await counter(malaysian, 'Child').fill(String(children));
}

/** From the passengers on to checkout, by mouse. */
export async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
}

/** Takes a payment method at checkout. */
function method(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Payment methods' }).getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Opens the cash drawer at checkout; with the exact amount. */
export async function openDrawer(page: Page): Promise<Locator> {
  await method(page, 'Cash').click();
  const drawer = page.getByRole('dialog', { name: 'Cash' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** From checkout to the result with exact cash; returns the code of the ticket. */
export async function payCash(page: Page): Promise<string> {
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTestId('change-due')).toBeVisible();
  return soldCode(page);
}

/** The code of the ticket on the result screen. */
async function soldCode(page: Page): Promise<string> {
  return (
    (await page
      .getByText(/^MRC[A-Z0-9]{8}$/)
      .first()
      .textContent()) ?? ''
  );
}

/** Chooses the receipt printer of the till before any sale needs it. */
export async function chooseTillPrinter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'No receipt printer chosen' }).click();
  await page
    .getByRole('dialog', { name: 'Printers' })
    .getByRole('button', { name: /^Receipt printer/ })
    .click();
  await expect(page.getByRole('button', { name: /^Receipt printer .*ready$/ })).toBeVisible();
}

/** The line of the result that says why a sale without a printer has no receipt. */
export function notPrinted(page: Page): Locator {
  return page.getByText('Receipt not printed: Please select a receipt printer..');
}

/** From the result to the next sale of the same till, once the receipt is out or cannot be printed. */
export async function nextSale(page: Page): Promise<void> {
  await expect(page.getByText('Receipt has been printed').or(notPrinted(page)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Buy New Ticket' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
}
