import type { Page } from '@playwright/test';
import { expect, expectLive, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import type { Person } from './support/person.ts';
import { counterSale } from './support/sales.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Minisigua' }).locator('> tbody > tr');
const PARK = 4;

/** Sells two adults and a child with the park to somebody. Returns the code. */
async function sellPark(cashier: Person, name: string): Promise<string> {
  const amounts = { amount: 80, cash_in: 80, cash_out: 0 };
  const { ticket } = await cashier.call.generateTicket({ body: counterSale({ package_id: PARK, name, ...amounts }) });
  return ticket!.code;
}

test('shows what the park service was sent and answered, live, by type and response', async ({ page, world }) => {
  test.slow();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const first = await sellPark(cashier, 'Aina');
  await world.setPark(502);
  await manager.call.syncMinisigua({ params: { code: first }, query: { data_type: 'scan' } }).catch(() => {});
  await manager.open(page, '/d/minisigua');
  await expectLive(page);

  await test.step('columns, words beside the colours, and the payload on request', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Ticket no',
      'QR code',
      'Type',
      'Payload',
      'Response code',
      'Created at',
    ]);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(/Scan.*502 Fail/);
    await expect(rows(page).last()).toContainText(/Purchase.*200 Success/);
    await expect(page.getByText('1 failed response', { exact: false })).toBeVisible();
    const show = rows(page).last().getByRole('button', { name: 'Show payload' });
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page).last().getByLabel('Payload')).toContainText(`"ticket_code": "${first}"`);
    await lookAt(page, 'log');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
  });

  await test.step('new entries come to the top and are counted', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    const second = await sellPark(cashier, 'Bala');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText(second);
    await expect(page.getByText('2 failed responses')).toBeVisible();
  });

  await test.step('only where they meet the filters', async () => {
    await page.getByRole('combobox', { name: 'Response' }).selectOption('Success Response');
    await expect(rows(page)).toHaveCount(1);
    const third = await sellPark(cashier, 'Chen');
    await expect(page.getByText('3 failed responses')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Show' }).click();
    await expect(page).toHaveURL(/response_type=Fail/);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Purchase');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search' }).fill(third.slice(3).toLowerCase());
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('a ticket number leads to its ticket', async () => {
    await rows(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/d\/tickets\/0\/MRC[A-Z0-9]{8}$/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
  });
});
