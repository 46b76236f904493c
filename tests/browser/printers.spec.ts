import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { claimPrinter } from './support/claim-printer.ts';
import { HELPER } from './support/helper-key.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { printers, receiptPrinter } from './support/printer-dialog.ts';
import { atTill, chooseTillPrinter, fillSale, nextSale, notPrinted, payCash, toCheckout } from './support/till.ts';
import { expectNoToast } from './support/toasts.ts';
import { goTo } from './support/walk.ts';
import type { World } from './support/world.ts';

test.describe('the printer modal', () => {
  test('a printer is chosen, prints a test and says when it cannot; the menu marks Printers while any is online', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/422/);
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/printers');
    await test.step('choosing a printer is kept in this browser, the same again deselects it', async () => {
      await expect(receiptPrinter(page)).toHaveAttribute('aria-pressed', 'false');
      await receiptPrinter(page).click();
      await expect(receiptPrinter(page)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(receiptPrinter(page)).toHaveAttribute('aria-pressed', 'true');
      await receiptPrinter(page).click();
      await expect(receiptPrinter(page)).toHaveAttribute('aria-pressed', 'false');
      await page.reload();
      await expect(receiptPrinter(page)).toHaveAttribute('aria-pressed', 'false');
    });

    for (const [type, name] of [
      ['receipt', 'Receipt printer'],
      ['ticket_agent', 'Agent ticket printer'],
      ['wristband', 'Wristband printer'],
    ] as const) {
      await test.step(`a test print on the ${name} lies in its tray`, async () => {
        const known = new Set((await world.tray(type)).map(({ id }) => id));
        await printers(page)
          .getByRole('button', { name: new RegExp(`^Test print on ${name}`) })
          .click();
        await expect(page.getByText('Test print success!')).toBeVisible();
        const printed = (await world.tray(type)).filter(({ id }) => !known.has(id));
        expect(printed).toMatchObject([{ code: null, source: 'realtime' }]);
        await page.keyboard.press('Escape');
        await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click();
        await expect(page.getByText('Test print success!')).toHaveCount(0);
        await goTo(page, '/d/printers');
      });
    }

    await test.step('the menu marks Printers while any printer is online', async () => {
      await page.keyboard.press('Escape');
      await goTo(page, '/d/dashboard');
      const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Printers/ });
      await expect(entry).toHaveAccessibleName('Printers online');
      await Promise.all(
        (['receipt', 'ticket_agent', 'wristband'] as const).map((type) => world.switchPrinter(type, { offline: true })),
      );
      await expect(entry).toHaveAccessibleName('Printers');
      await world.switchPrinter('wristband', {});
      await expect(entry).toHaveAccessibleName('Printers online');
      await world.resetPrinters();
    });

    await test.step('a second helper with the same device id is refused, and both are named', async () => {
      await goTo(page, '/d/printers');
      expect(await claimPrinter(world, 'receipt', 'Counter 2')).toBe(3004);
      const row = printers(page).getByRole('listitem').filter({ hasText: 'Receipt printer' });
      await expect(row.getByRole('status')).toContainText(
        'Refused because the device ID (MUARA-RECEIPT-1) is already in use: Counter 2.',
      );
      await lookAt(page, 'refused printer helper', AT_A_DESK);
      await page.keyboard.press('Escape');
    });

    await test.step('a printer whose cable is out is shown as not connected, and a test print on it says so', async () => {
      await goTo(page, '/d/printers');
      await world.switchPrinter('receipt', { connected: false });
      await expect(receiptPrinter(page)).toHaveAccessibleName(/Not connected$/);
      await printers(page)
        .getByRole('button', { name: /^Test print on Receipt printer/ })
        .click();
      await expect(page.getByRole('alertdialog')).toContainText('Printer not connected. Please check the printer');
    });
  });
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

test.describe('the receipt of a sale', () => {
  test('a printer that goes offline or out of paper in mid-sale: the job waits, one paper comes out, for one ticket', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/503/);
    await atTill(page, world);
    await chooseTillPrinter(page);
    await test.step('a printer taken offline in mid-sale and chosen again resumes the job: one paper, one ticket', async () => {
      const before = await world.countTickets();
      await fillSale(page);
      await world.switchPrinter('receipt', { offline: true });
      await toCheckout(page);
      const code = await payCash(page);
      await expect(line(page, 'Selected receipt printer is offline. Please select other printer..')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
      await expect(printers(page)).toContainText(`${code} is waiting for a printer`);
      await expect(printers(page).getByRole('listitem').filter({ hasText: 'Offline' })).toBeVisible();
      expect(await world.papers(code)).toEqual([]);

      await world.switchPrinter('receipt', {});
      await receiptPrinter(page).click();
      await expect(page.getByText('Receipt has been printed')).toBeVisible();
      await expect(printers(page)).toBeHidden();
      expect(await world.papers(code)).toHaveLength(1);
      expect(await world.countTickets()).toBe(before + 1);
      await expect(page.getByTestId('change-due')).toHaveText('RM 0.00');
    });

    await anotherOrder(page);
    await test.step('a printer without paper says so; printing again after a refill is no reprint', async () => {
      await fillSale(page, { adults: 3 });
      await world.switchPrinter('receipt', { paper: false });
      await toCheckout(page);
      const code = await payCash(page);
      await expect(line(page, 'The printer is out of paper')).toBeVisible();
      await expectNoToast(page);
      await world.switchPrinter('receipt', {});
      await page.getByRole('button', { name: 'Print again' }).click();
      await expect(page.getByText('Receipt has been printed')).toBeVisible();
      expect(await world.papers(code)).toMatchObject([{ reprint: null }]);
    });
  });

  test('a sale without a printer, with one that is not connected, and a reprint that the history of the ticket shows', async ({
    page,
    context,
    world,
  }) => {
    await atTill(page, world);
    await test.step('one line says that no printer is chosen, and the receipt can be downloaded', async () => {
      await fillSale(page);
      await toCheckout(page);
      const code = await payCash(page);
      await expect(notPrinted(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await world.papers(code)).toEqual([]);

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download Receipt' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${code}.pdf`);
      const served = await page.request.get(`${world.base}/tickets/pdf/receipt/${code}`, HELPER);
      expect(Buffer.compare(await served.body(), await readFile(await download.path()))).toBe(0);
    });

    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await chooseTillPrinter(page);
    await test.step('a printer that is not connected says so in the line; after another try in a modal, then the picker takes over', async () => {
      await fillSale(page, { adults: 3 });
      await world.switchPrinter('receipt', { connected: false });
      await toCheckout(page);
      const code = await payCash(page);
      await expect(line(page, 'Printer not connected. Please check the printer')).toBeVisible();
      await page.getByRole('button', { name: 'Retry: Receipt' }).click();
      const modal = page.getByRole('alertdialog');
      await expect(modal).toContainText('Printer not connected. Please check the printer');
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect(receiptPrinter(page)).toHaveAccessibleName(/Not connected$/);
      await world.switchPrinter('receipt', {});
      await expect(receiptPrinter(page)).toHaveAccessibleName(/Online$/);
      await receiptPrinter(page).click();
      await expect(page.getByText('Receipt has been printed')).toBeVisible();
      expect(await world.papers(code)).toHaveLength(1);
    });

    await anotherOrder(page);
    await test.step('a reprint asks for a reason, which the history of the ticket shows', async () => {
      await fillSale(page, { adults: 4 });
      await toCheckout(page);
      const code = await payCash(page);
      await expect(page.getByText('Receipt has been printed')).toBeVisible();
      await page.getByRole('button', { name: 'Print again' }).click();
      const reprint = page.getByRole('dialog', { name: 'Reprint' });
      const reason = reprint.getByPlaceholder('Provide your reason to re-print..');
      await expect(reason).toBeFocused();
      await reprint.getByRole('button', { name: 'Print', exact: true }).click();
      await expect(reprint.getByText('Please complete this field')).toBeVisible();
      await reason.fill('The customer lost the first one');
      await reprint.getByRole('button', { name: 'Print', exact: true }).click();
      await expect.poll(() => world.papers(code)).toHaveLength(2);
      // The helper is notified of the reprint after the paper is out.
      await expect
        .poll(async () => (await world.papers(code))[0])
        .toMatchObject({ reprint: 1, reprint_reason: 'The customer lost the first one' });

      const tab = await context.newPage();
      const manager = await world.signIn('manager');
      await manager.open(tab, `/d/tickets/0/${code}`);
      await tab.getByRole('button', { name: 'Print History' }).click();
      const prints = tab.getByRole('dialog', { name: 'Print History' }).getByRole('listitem');
      await expect(prints).toHaveCount(2);
      await expect(prints.first()).toContainText('The customer lost the first one');
      for (const print of await prints.all()) {
        await expect(print).toContainText('Receipt printer (simulated)');
        await expect(print).toContainText('cashier');
      }
    });
  });

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
});
