import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';
import { seller } from '../support/stages/tickets.ts';

test('a ticket list leads out of the page: a file, a tab of its own, a receipt', async ({ page, context, world }) => {
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  const code = ticket!.code;
  await manager.open(page, '/d/tickets/0?method=Cash');
  const row = page.getByRole('link', { name: code });

  await test.step('the file contains all rows of the filters, under one line of titles', async () => {
    const { total, data } = await manager.call.listTickets({ query: { payment_method: 'Cash' } });
    await expect(row).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[1]).toContain(data[0]!.code);
  });

  await test.step('ctrl-click opens a ticket in a tab of its own', async () => {
    const opening = context.waitForEvent('page');
    await row.click({ modifiers: ['Control'] });
    const tab = await opening;
    await expect(tab.getByRole('heading', { level: 1, name: `Ticket #${code}` })).toBeVisible();
    await expect(page).toHaveURL(/\/d\/tickets\/0\?method=Cash$/);
    await tab.close();
  });

  await test.step('View Receipt opens the PDF in a window of its own', async () => {
    const served = context.waitForEvent('response', (response) =>
      response.url().includes(`/api/tickets/pdf/receipt/${code}?token=`),
    );
    await row.click();
    await page.getByRole('button', { name: 'View Receipt' }).click();
    const response = await served;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
  });
});
