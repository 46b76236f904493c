import { expect, type Page } from '@playwright/test';

/** Signs a demo account in through the sign-in screen. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/d/login');
  await page.getByLabel('Email').fill(`${account}@muara.test`);
  await page.getByLabel('Password', { exact: true }).fill('muara123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens the list of normal tickets through the menu. */
export async function openTickets(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tickets/ }).click();
  await page.getByRole('link', { name: 'Normal' }).click();
}

/** Opens the till in this tab and starts a shift. */
export async function openTill(page: Page, { cash = '200', jetty = 'Jeti Muara', counter = 'Counter 1' } = {}): Promise<void> {
  await page.goto('/d/pos');
  const dialog = page.getByRole('dialog', { name: 'Start shift' });
  await dialog.getByLabel('Cash amount').fill(cash);
  await dialog.getByLabel('Jetty').selectOption(jetty);
  await dialog.getByLabel('Counter', { exact: true }).selectOption(counter);
  const slip = page.waitForEvent('download').catch(() => null);
  await dialog.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await slip;
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

/** Takes the sale of two adults and a child from the first step to checkout, by mouse. */
export async function fillSale(page: Page, { adults = 2, children = 1 } = {}): Promise<void> {
  await page.getByRole('list', { name: 'Packages' }).getByRole('button').first().click();
  await page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ }).click();
  const malaysian = page.getByRole('region', { name: 'Malaysian', exact: true });
  await malaysian.getByRole('spinbutton', { name: /^Adult(?! OKU)/ }).fill(String(adults));
  await malaysian.getByRole('spinbutton', { name: /^Child(?! OKU)/ }).fill(String(children));
}
