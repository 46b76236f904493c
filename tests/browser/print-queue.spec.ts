import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { choosePrinters, countSheets } from './support/papers.ts';
import { printers, receiptPrinter } from './support/printer-dialog.ts';
import { counterSale } from '../support/stages/sales.ts';
import { expectNoToast } from './support/toasts.ts';
import { goTo } from './support/walk.ts';
import type { World } from './support/world.ts';

/** Fourteen agent tickets with wristbands, two of them free, sold at a counter for RM 660. */
async function sellBatch(world: World): Promise<string> {
  const cashier = await world.signIn('cashier');
  const agent = await world.signIn('agent');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const open = { jetty_id: null, depart_date: null, slot: null, agent_id: agent.user.id };
  const { ticket } = await cashier.call.generateTicket({
    body: counterSale({
      ...open,
      package_id: 5,
      total_adult: 12,
      total_child: 0,
      amount: 660,
      cash_in: 660,
      cash_out: 0,
    }),
  });
  return ticket!.code;
}

const said = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words);
const job = (page: Page, name: string | RegExp): Locator =>
  printers(page).getByRole('listitem').filter({ hasText: name });
const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

test.describe('the queue', () => {
  test('failed, unknown and slow prints stay in it until they are settled, also after a reload', async ({
    page,
    context,
    world,
    complaints,
  }) => {
    test.slow();
    complaints.allow(/503|404|409|ERR_/);
    // With a viewer of PDFs the browser prints from a frame that nobody sees; without one, from a window.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }),
    );
    await choosePrinters(page, world);
    const code = await sellBatch(world);
    const manager = await world.signIn('manager');
    const detail = `/d/tickets/0/${code}`;
    await manager.open(page, detail);

    await test.step('the range is capped, checked, counted and can be looked at', async () => {
      await press(page, 'Print Tickets');
      const range = page.getByRole('dialog', { name: 'Print tickets' });
      const [from, to] = [range.getByLabel('From'), range.getByLabel('To')];
      await expect(from).toBeFocused();
      await expect(to).toHaveValue('14');
      await to.fill('99');
      await expect(to).toHaveValue('14');
      await from.fill('0');
      await expect(from).toHaveValue('1');
      await to.fill('');
      await press(range, 'Print');
      await expect(to).toBeFocused();
      await expectNoToast(page);
      await expect(to).toHaveAccessibleDescription(/Please provide a value/);
      await from.fill('5');
      await to.fill('3');
      await press(range, 'Print');
      await expect(from).toBeFocused();
      await expect(range.getByText('The first number must not be greater than the last')).toBeVisible();
      await to.fill('0');
      await expect(range.getByText('10 will be printed')).toBeVisible();
      await from.fill('1');
      await to.fill('3');
      await range.getByText('Preview', { exact: true }).click();
      const preview = await range.getByRole('link', { name: /preview/ }).getAttribute('href');
      expect((await page.request.get(preview!)).headers()).toMatchObject({
        'content-type': 'application/pdf',
        'x-total': '3',
      });
      await lookAt(page, 'range dialog');
      await world.switchPrinter('ticket_agent', { paper: false });
      await press(range, 'Print');
    });

    await test.step('what failed is marked in the menu, says why, and can be tried again', async () => {
      await expect(said(page, 'The printer is out of paper')).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Printers/ }),
      ).toHaveAccessibleName(/1 print job needs attention$/);
      await goTo(page, '/d/printers');
      const tickets = job(page, `Tickets 1–3 of ${code}`);
      await expect(tickets).toContainText('Not printed');
      await expect(tickets).toContainText('The printer is out of paper');
      await lookAt(page, 'print queue');
      await world.switchPrinter('ticket_agent', {});
      await tickets.getByRole('button', { name: /^Retry/ }).click();
      await expect(said(page, 'Ticket has been printed')).toBeVisible();
      await expect(tickets).toContainText('Printed');
      expect(await countSheets(world, 'ticket_agent', code)).toBe(3);
    });

    await test.step('a printer that dies before the paper is out: the person looks, and prints again with a reason', async () => {
      await goTo(page, detail);
      await world.switchPrinter('wristband', { dies: 'before_paper' });
      await press(page, 'Print Wristbands');
      const range = page.getByRole('dialog', { name: 'Print wristbands' });
      await range.getByLabel('To').fill('2');
      await press(range, 'Print');
      await expect(said(page, `Wristbands 1–2 of ${code}: print status unknown. Please check the printer`)).toBeVisible(
        { timeout: 20_000 },
      );
      await goTo(page, '/d/printers');
      const bands = job(page, `Wristbands 1–2 of ${code}`);
      await expect(bands).toContainText('Status unknown, check the printer');
      expect(await countSheets(world, 'wristband', code)).toBe(0);
      await bands.getByRole('button', { name: /^Print again/ }).click();
      const reprint = page.getByRole('dialog', { name: 'Reprint' });
      await press(reprint, 'Did not come out');
      await expect(reprint.getByLabel('Reason')).toHaveValue('Did not come out');
      await lookAt(page, 'reprint reason', AT_A_DESK);
      await press(reprint, 'Print');
      await expect(said(page, 'Wristband has been printed')).toBeVisible();
      expect(await countSheets(world, 'wristband', code)).toBe(2);
    });

    await test.step('one that dies when it is out: the person has seen the paper', async () => {
      await goTo(page, detail);
      await world.switchPrinter('receipt', { dies: 'after_paper' });
      await press(page, 'Print Receipt');
      await expect(said(page, `Receipt ${code}: print status unknown. Please check the printer`)).toBeVisible({
        timeout: 20_000,
      });
      await goTo(page, '/d/printers');
      await job(page, `Receipt ${code}`)
        .getByRole('button', { name: /^Printed fine/ })
        .click();
      await expect(job(page, `Receipt ${code}`)).toContainText('Printed');
      expect(await world.papers(code)).toHaveLength(1);
    });

    const reprintReceipt = async () => {
      await goTo(page, detail);
      await page.getByRole('button', { name: /^(Print|Reprint) Receipt$|^Reprint$/ }).click();
      const reprint = page.getByRole('dialog', { name: 'Reprint' });
      await press(reprint, 'Paper jam');
      await press(reprint, 'Print');
    };
    await test.step('a slow print outlives the page', async () => {
      await world.switchPrinter('receipt', { delay_ms: 5000 });
      await reprintReceipt();
      await goTo(page, '/d/printers');
      await expect(job(page, `Receipt ${code}`).first()).toContainText('Printing');
      await page.reload();
      await expect(job(page, `Receipt ${code}`).first()).toContainText('Printing');
      await expect(said(page, 'Receipt has been printed')).toBeVisible({ timeout: 15_000 });
      await expect(job(page, `Receipt ${code}`).first()).toContainText('Printed');
      expect(await world.papers(code)).toHaveLength(2);
    });

    await test.step('one that is canceled leaves no paper', async () => {
      await world.switchPrinter('receipt', { delay_ms: 60_000 });
      await reprintReceipt();
      await goTo(page, '/d/printers');
      await job(page, `Receipt ${code}`)
        .first()
        .getByRole('button', { name: /^Cancel/ })
        .click();
      await expect(job(page, `Receipt ${code}`).first()).toContainText('Canceled');
      await world.switchPrinter('receipt', {});
      expect(await world.papers(code)).toHaveLength(2);
    });

    await test.step('the browser prints what no printer does, and only the person knows the end', async () => {
      const opening = context.waitForEvent('page');
      const canceled = job(page, `Receipt ${code}`).first();
      await canceled.getByRole('button', { name: /^Print in browser/ }).click();
      await (await opening).close();
      await expect(canceled).toContainText('Status unknown, check the printer');
      await canceled.getByRole('button', { name: /^Printed fine/ }).click();
      await expect(canceled).toContainText('Printed');
      const { print_history: prints } = await manager.call.listPrintHistory({
        params: { id: (await manager.call.getTicket({ params: { ticket_code: code } })).ticket.id },
      });
      expect(prints.map(({ data }) => data.printer_name)).toContain('Browser');
    });
  });

  test('a browser that keeps the page from this machine has the server print; each printer that is missing is named', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/422/);
    await page.addInitScript(() => {
      const query = navigator.permissions.query.bind(navigator.permissions);
      navigator.permissions.query = (asked) =>
        (asked.name as string) === 'local-network-access'
          ? Promise.resolve({ state: 'denied' } as PermissionStatus)
          : query(asked);
    });
    const code = await sellBatch(world);
    const manager = await world.signIn('manager');
    await manager.open(page, `/d/tickets/0/${code}`);
    const pieces = {
      ticket: ['Print Tickets', 'Print tickets'],
      wristband: ['Print Wristbands', 'Print wristbands'],
    } as const;
    const print = async (word: 'receipt' | 'ticket' | 'wristband') => {
      if (word === 'receipt') return press(page, 'Print Receipt');
      await press(page, pieces[word][0]);
      await press(page.getByRole('dialog', { name: pieces[word][1] }), 'Print');
    };

    for (const word of ['wristband', 'ticket', 'receipt'] as const) {
      await test.step(`no ${word} printer is chosen`, async () => {
        await print(word);
        await expect(said(page, `Please select a ${word} printer..`)).toBeVisible();
        await expect(printers(page)).toContainText(`${code} is waiting for a printer`);
        await expect(printers(page)).toContainText('Your browser does not let this page reach local printers');
        if (word !== 'receipt') {
          await page.keyboard.press('Escape');
          await expect(said(page, 'Nothing was printed. You can still download the receipt').first()).toBeVisible();
        }
      });
    }
    await test.step('the server prints', async () => {
      await receiptPrinter(page).click();
      await expect(said(page, 'Receipt has been printed')).toBeVisible();
      expect(await world.papers(code)).toMatchObject([{ source: 'realtime' }]);
    });

    await choosePrinters(page, world);
    await page.evaluate(() => localStorage.removeItem('muara.printers'));
    await page.reload();
    await test.step('the receipt printer goes away while the job is on its way', async () => {
      await page.route('**/api/tickets/print/*', (route) =>
        route.fulfill({
          status: 422,
          json: {
            code: 'peer_printer_offline',
            message: 'Selected receipt printer is offline. Please select other printer..',
          },
        }),
      );
      await press(page, 'Reprint Receipt');
      const reprint = page.getByRole('dialog', { name: 'Reprint' });
      await reprint.getByPlaceholder('Provide your reason to re-print..').fill('The first one is smudged');
      await press(reprint, 'Print');
      await expect(said(page, 'Receipt printer is offline..')).toBeVisible();
      await page.unroute('**/api/tickets/print/*');
      await page.keyboard.press('Escape');
    });
    for (const [type, word] of [
      ['ticket_agent', 'ticket'],
      ['wristband', 'wristband'],
    ] as const) {
      await test.step(`the ${word} printer goes away while the job is on its way, and is away at the next`, async () => {
        await page.route('**/api/tickets/print/*', (route) =>
          route.fulfill({
            status: 422,
            json: {
              code: 'peer_printer_offline',
              message: `Selected ${word} printer is offline. Please select other printer..`,
            },
          }),
        );
        await print(word);
        await expect(said(page, `${word === 'ticket' ? 'Ticket' : 'Wristband'} printer is offline..`)).toBeVisible();
        await page.unroute('**/api/tickets/print/*');
        await page.keyboard.press('Escape');
        await world.switchPrinter(type, { offline: true });
        await print(word);
        await expect(said(page, `Selected ${word} printer is offline. Please select other printer..`)).toBeVisible();
        await page.keyboard.press('Escape');
      });
    }
    await test.step('a test print on a printer that has just gone', async () => {
      await goTo(page, '/d/printers');
      await page.route('**/api/tickets/test-print*', (route) =>
        route.fulfill({
          status: 422,
          json: {
            code: 'peer_printer_offline',
            message: 'Selected receipt printer is offline. Please select other printer..',
          },
        }),
      );
      await printers(page)
        .getByRole('button', { name: /^Test print on Receipt/ })
        .click();
      await expect(said(page, /^Error: Printer is offline\.\.$/)).toBeVisible();
    });
  });
});
