import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';
import type { World } from './support/world.ts';

const KEY = 'muara-printer-key';

/** Another order: the same one at once would be the same sale. */
const TWO_ADULTS = { total_child: 0, amount: 60, cash_out: 40 };

/** A browser of this machine prints a receipt; returns the code of its ticket. */
async function printReceipt(world: World, jobId: string, { reprintReason = '', sale = {} } = {}): Promise<string> {
  const manager = await world.signIn('manager');
  await manager.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } }).catch(() => undefined);
  const { ticket } = await manager.call.generateTicket({ body: counterSale(sale) });
  const code = ticket!.code;
  const job = { printer_id: 'MUARA-RECEIPT-1', code };
  await send(world, '/print', { ...job, pdf: `${world.base}/tickets/pdf/ticket/${code}?no-margin=1`, job_id: jobId });
  if (reprintReason) await send(world, '/print/info', { ...job, reprint: 1, reprint_reason: reprintReason });
  return code;
}

/** A helper that ends itself returns nothing. */
async function send(world: World, path: string, body: object): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await fetch(`${world.printerUrl('receipt')}${path}?api_key=${KEY}`, init).catch(() => undefined);
}

const picture = (page: Page, code: string) => page.getByRole('img', { name: `Page 1 of 1, ${code}` });

test('the tray shows prints as they come out, page by page', async ({ page, world }) => {
  await page.goto(world.printerUrl('receipt'));
  const first = await printReceipt(world, 'tray-1', { reprintReason: 'The paper was torn' });
  await expect(picture(page, first)).toBeVisible();
  await expect.poll(() => picture(page, first).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expect(page.getByText('Reprint reason: The paper was torn')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jobs' }).getByRole('listitem').first()).toHaveText(
    new RegExp(`^\\s*${first}Printed`),
  );

  await test.step('what is new is open, and the rest stays one key away', async () => {
    const second = await printReceipt(world, 'tray-2', { sale: TWO_ADULTS });
    await expect(picture(page, second)).toBeVisible();
    await expect(picture(page, first)).toBeHidden();
    await page.locator('summary', { hasText: first }).first().focus();
    await page.keyboard.press('Enter');
    await expect(picture(page, first)).toBeVisible();
    await expect(picture(page, second)).toBeHidden();
  });

  await test.step('a change elsewhere closes nothing and moves no focus', async () => {
    const info = { printer_id: 'MUARA-RECEIPT-1', code: first, reprint: 1, reprint_reason: 'The ink was pale' };
    await send(world, '/print/info', info);
    await expect(page.getByText('Reprint reason: The ink was pale')).toBeVisible();
    await expect(page.locator('summary', { hasText: first }).first()).toBeFocused();
  });

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('switches break the printer, and the page says what came of it', async ({ page, world, complaints }) => {
  complaints.allow(/ERR_/);
  await page.goto(world.printerUrl('receipt'));
  const state = page.locator('#state');
  await expect(state).toHaveText('Ready');
  await page.getByRole('switch', { name: 'Paper' }).focus();
  await page.keyboard.press('Space');
  await expect(state).toHaveText('Out of paper');
  const refused = await printReceipt(world, 'switch-1');
  const job = page.getByRole('region', { name: 'Jobs' }).getByRole('listitem').first();
  await expect(job).toContainText(`${refused}Failed`);
  const refusal = page.getByRole('region', { name: 'Refused' }).getByRole('listitem').first();
  await expect(refusal).toContainText('The printer is out of paper');
  await expect(refusal).toContainText(`${refused}, from a browser on this machine`);

  await page.keyboard.press('Space');
  await expect(state).toHaveText('Ready');
  await page.getByLabel('Dies in its next job').selectOption('After paper');
  await expect(page.getByText('Saved')).toBeVisible();
  const printed = await printReceipt(world, 'switch-2', { sale: TWO_ADULTS });
  await expect(state).toHaveText('The helper does not answer');
  await expect(state).toHaveText('Ready');
  await expect(job).toContainText(`${printed}Unknown`);
  await expect(picture(page, printed)).toBeVisible();
  await expect(page.getByLabel('Dies in its next job')).toHaveValue('never');
});
