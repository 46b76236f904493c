import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { claimPrinter } from './support/claim-printer.ts';
import { HELPER } from './support/helper-key.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { printers } from './support/printer-dialog.ts';
import { chooseTillPrinter, fillSale, nextSale, payCash, toCheckout } from './support/till.ts';
import type { World } from './support/world.ts';

test('a second helper with the same device id is refused, and both are named', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/printers');
  expect(await claimPrinter(world, 'receipt', 'Counter 2')).toBe(3004);
  const row = printers(page).getByRole('listitem').filter({ hasText: 'Receipt printer' });
  await expect(row.getByRole('status')).toContainText(
    'Refused because the device ID (MUARA-RECEIPT-1) is already in use: Counter 2.',
  );
  await lookAt(page, 'refused printer helper', AT_A_DESK);
});

/** The line of the result that says why there is no receipt. */
const line = (page: Page, why: string) =>
  page.getByRole('list', { name: 'Documents for this sale' }).getByText(`Receipt not printed: ${why}`);

/**
 * Goes on to another order (the same one at once would be the same sale), when what was said of the
 * last is gone.
 */
async function anotherOrder(page: Page): Promise<void> {
  await nextSale(page);
  const said = page.getByRole('status').filter({ hasText: 'Receipt has been printed' });
  // It may already be closing.
  await said
    .getByRole('button', { name: 'Dismiss' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByText('Receipt has been printed')).toHaveCount(0);
}

/**
 * A till whose page is of another machine than its printers, in a browser that asks its user before it
 * lets such a page reach them. The name with a dot at its end leads here too, but is not one
 * of this machine.
 */
async function atTillElsewhere(page: Page, world: World): Promise<void> {
  const { origin } = new URL(world.base);
  await page.addInitScript((name) => {
    const ask = window.fetch;
    const inWorld = { headers: { 'X-Sim-World': name } };
    window.fetch = (what, how) => ask.call(window, what, what === '/config.json' ? { ...how, ...inWorld } : how);
    const query = Permissions.prototype.query;
    Permissions.prototype.query = function (permission) {
      const name: string = permission.name;
      return name === 'local-network-access'
        ? Promise.resolve({ state: 'prompt' } as PermissionStatus)
        : query.call(this, permission);
    };
  }, world.name);
  // The server names documents as it was called, and the printers fetch them from the address that they were set up for.
  await page.route('**/api/tickets/print/*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('localhost.', 'localhost') });
    await route.fulfill({ response });
  });
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.open(page, `${origin.replace('localhost', 'localhost.')}/d/pos`);
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
}

test('without a helper beside the till the server prints, says why when it cannot, and the next try is no reprint; what the browser will ask is explained once', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  let asked = 0;
  await page.route(`${world.printerUrl('receipt')}/**`, (route) => {
    asked += 1;
    return route.abort();
  });
  await atTillElsewhere(page, world);
  await chooseTillPrinter(page);
  await test.step('before a helper beside the till is asked it says what the browser will ask; without a helper the server sends the job to the printer', async () => {
    await fillSale(page);
    await toCheckout(page);
    const code = await payCash(page);
    const explanation = page.getByRole('alertdialog', { name: 'Local printers' });
    await expect(explanation).toContainText(
      'Your browser will ask to let this page reach devices on your local network',
    );
    await lookAt(page, 'local network', AT_A_DESK);
    expect([asked, await world.papers(code)]).toEqual([0, []]);
    await explanation.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Receipt has been printed')).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    const [paper, ...others] = await world.papers(code);
    expect(paper).toMatchObject({ source: 'realtime' });
    expect(others).toEqual([]);
    const served = await page.request.get(`${world.base}/tickets/pdf/ticket/${code}?no-margin=1`, HELPER);
    expect(Buffer.compare(await served.body(), Buffer.from(await world.trayDocument('receipt', paper!.id)))).toBe(0);
  });

  await anotherOrder(page);
  await test.step('a job of the server that fails says why, and the next try is no reprint; nothing is explained again', async () => {
    await world.switchPrinter('receipt', { paper: false });
    asked = 0;
    await fillSale(page, { adults: 3 });
    await toCheckout(page);
    const code = await payCash(page);
    await expect(line(page, 'The printer is out of paper')).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    await world.switchPrinter('receipt', {});
    await page.getByRole('button', { name: 'Print again' }).click();
    await expect(page.getByText('Receipt has been printed')).toBeVisible();
    expect(await world.papers(code)).toHaveLength(1);
  });
});
