import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { press } from './actions.ts';

type ToolName = 'Booking search' | 'Wristband search' | 'Dining search' | 'Tour guide FOC' | 'Park or recall';

/** Opens a tool of the till by its button. */
export async function openTool(name: ToolName): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

/** Types into the search of a tool and sends it as a scanner does, with Enter. */
export async function scan(dialog: Locator, text: string): Promise<void> {
  const field = dialog.getByLabelText(/^Ticket code/);
  await field.fill(text);
  await press('Enter', field);
}

/** A search result by its code. */
export function result(dialog: Locator, code: string): Locator {
  return dialog.getByRole('list', { name: /found$/ }).getByRole('button', { name: new RegExp(`^${code}`) });
}

/** Opens the payment of a booking whose code was scanned. */
export async function openBooking(code: string): Promise<Locator> {
  await scan(await openTool('Booking search'), code.toLowerCase());
  const payment = page.getByRole('dialog', { name: code, exact: true });
  await expect.element(payment).toBeVisible();
  return payment;
}

/** Chooses a payment method of a booking. */
export async function payBy(payment: Locator, name: string): Promise<Locator> {
  await payment.getByRole('list', { name: 'Payment methods' }).getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name: new RegExp(`^${name} for `) });
}
