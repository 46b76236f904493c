import { expect, type Locator, type Page } from '@playwright/test';

type ToolName = 'Booking search' | 'Wristband search' | 'Dining search' | 'Tour guide FOC' | 'Park or recall';

/** Opens a tool of the till by its button. */
export async function openTool(page: Page, name: ToolName): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types into the search of a tool and sends it as a scanner does, with Enter. */
export async function scan(dialog: Locator, text: string): Promise<void> {
  await dialog.getByLabel(/^Ticket code/).fill(text);
  await dialog.page().keyboard.press('Enter');
}

/** Opens the payment of a booking whose code was scanned. */
export async function openBooking(page: Page, code: string): Promise<Locator> {
  await scan(await openTool(page, 'Booking search'), code.toLowerCase());
  const payment = page.getByRole('dialog', { name: code, exact: true });
  await expect(payment).toBeVisible();
  return payment;
}

/** Takes a payment method of a booking. */
export async function payBy(page: Page, payment: Locator, name: string): Promise<Locator> {
  await payment.getByRole('list', { name: 'Payment methods' }).getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name: new RegExp(`^${name} for `) });
}
