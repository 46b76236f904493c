import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../support/read-pdf.ts';
import { sellWristbands } from '../support/stages/bookings.ts';
import { expect, test } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { choosePrinters, countSheets, scanSheets, sheets } from './support/papers.ts';
import { seller } from '../support/stages/tickets.ts';
import { button, dialog, expectToast, region } from './support/ticket-detail.ts';
import { atTill, counter, fillSale, group, payCash, toCheckout } from './support/till.ts';
import { expectNoToast } from './support/toasts.ts';
import { openTool, scan } from './support/tools.ts';

const papers = (within: Page | Locator): Locator => within.getByRole('list', { name: 'Documents for this sale' });
const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });

/** Sells open tickets to an agent at the till. Returns the code. */
async function sellBatch(page: Page, agent: string, adults: number): Promise<string> {
  await page.getByRole('combobox', { name: 'Agent' }).fill(agent);
  await page.getByRole('option', { name: new RegExp(agent) }).click();
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /^Melaka River Day Cruise/ })
    .click();
  await counter(group(page, 'Malaysian'), 'Adult').fill(String(adults));
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
  return payCash(page);
}

test('a batch for an agent: receipt and twelve tickets come out while the next sale begins; one comes out again', async ({
  page,
  world,
}) => {
  test.slow();
  await choosePrinters(page, world, ['receipt', 'ticket_agent']);
  const agent = await world.signIn('agent');
  await atTill(page, world);

  let code = '';
  await test.step('each paper has a line of its own', async () => {
    code = await sellBatch(page, agent.user.name, 12);
    await expect(papers(page).getByRole('listitem')).toHaveText([/Receipt printed/, /Tickets printed/]);
    await expect(page.getByText('Ticket has been printed')).toBeVisible();
    await lookAt(page, 'result');
  });

  await test.step('the receipt and each ticket carry their codes', async () => {
    expect((await scanSheets(world, 'receipt', code)).map(({ qr }) => qr)).toEqual([code]);
    const printed = await scanSheets(world, 'ticket_agent', code);
    expect(printed).toHaveLength(12);
    expect(new Set(printed.map(({ qr }) => qr)).size).toBe(12);
    for (const [place, { qr, text }] of printed.entries()) {
      const number = `${code}-${String(place + 1).padStart(4, '0')}`;
      expect(text).toContain(number);
      if (place % 4 === 0) expect(qr).toBe((await agent.call.getMyTicket({ params: { code: number } })).qrcode);
    }
  });

  await test.step('the last of them is printed again, with its range and a reason', async () => {
    await button(page, 'Print again: Tickets').click();
    const range = dialog(page, 'Print tickets');
    await range.getByLabel('From').fill('12');
    await range.getByRole('button', { name: 'Paper jam' }).click();
    await button(range, 'Print').click();
    await expect.poll(() => countSheets(world, 'ticket_agent', code)).toBe(13);
    expect((await sheets(world, 'ticket_agent', code)).at(-1)!.text).toContain(`${code}-0012`);
    await expect(papers(page).getByText('Tickets printed')).toBeVisible();
  });

  await test.step('a slow printer does not block a sale', async () => {
    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await world.switchPrinter('receipt', { delay_ms: 4000 });
    await fillSale(page);
    await toCheckout(page);
    const second = await payCash(page);
    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect(page.getByRole('button', { name: '1 print job in progress' })).toBeVisible();
    await expect.poll(() => countSheets(world, 'receipt', second)).toBe(1);
    await expect(page.getByRole('button', { name: '1 print job in progress' })).toHaveCount(0);
  });

  await test.step('from a hundred tickets on somebody looks before they are printed', async () => {
    await world.switchPrinter('receipt', {});
    const many = await sellBatch(page, agent.user.name, 100);
    const range = dialog(page, 'Print tickets');
    await expect(range.getByText('100 will be printed')).toBeVisible();
    expect(await countSheets(world, 'ticket_agent', many)).toBe(0);
    await button(range, 'Cancel').click();
    await expect(papers(page).getByText('Tickets not printed')).toBeVisible();
    await button(page, 'Retry: Tickets').click();
    await range.getByLabel('To').fill('2');
    await button(range, 'Print').click();
    await expect(papers(page).getByText('Tickets printed')).toBeVisible();
    expect(await countSheets(world, 'ticket_agent', many)).toBe(2);
  });
});

test('wristbands of a family: printed at the sale, one again for the child who lost it; the history tells all', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  test.slow();
  // No wristband printer beside this till: the server prints them.
  await page.route(`${world.printerUrl('wristband')}/**`, (route) => route.abort());
  await choosePrinters(page, world, ['receipt']);
  await atTill(page, world);

  let code = '';
  await test.step('without a wristband printer the sale is kept, and the wristbands wait for one', async () => {
    await page
      .getByRole('list', { name: 'Packages' })
      .getByRole('button', { name: /wristband|day pass|water/i })
      .first()
      .click();
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Muara/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('2');
    await counter(group(page, 'Malaysian'), 'Child').fill('2');
    await toCheckout(page);
    code = await payCash(page);
    await expect(papers(page).getByRole('listitem')).toHaveText([
      /Receipt printed/,
      /Wristbands not printed: Please select wristband printer/,
    ]);
    await lookAt(page, 'without wristbands', AT_A_DESK);
    await button(page, 'Choose printer: Wristbands').click();
    await dialog(page, 'Printers')
      .getByRole('button', { name: /^Wristband printer/ })
      .click();
    await expect(papers(page).getByText('Wristbands printed')).toBeVisible();
    const printed = await scanSheets(world, 'wristband', code);
    expect(printed.map(({ qr }) => qr?.replace(/-[0-9A-F]{8}$/, ''))).toEqual(
      [1, 2, 3, 4].map((number) => `${code}-W${number}`),
    );
    expect(new Set(printed.map(({ qr }) => qr?.slice(-8))).size).toBe(4);
  });

  await test.step('the wristband of a brother finds the family; the one that was lost is printed again', async () => {
    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await scan(await openTool(page, 'Wristband search'), `${code}-w3`);
    const print = dialog(page, code);
    await expect(print.getByLabel('First wristband')).toHaveValue('3');
    await expect(print.getByLabel('Last wristband')).toHaveValue('3');
    await print.getByRole('button', { name: '4, Child' }).click();
    await expect(print.getByLabel('First wristband')).toHaveValue('4');
    await lookAt(page, 'wristbands');
    await button(print, 'Print wristbands').click();
    const reprint = dialog(page, 'Reprint');
    await reprint.getByRole('button', { name: 'Lost by the customer' }).click();
    await button(reprint, 'Print').click();
    await expectToast(page, 'Wristband has been printed');
    const printed = await scanSheets(world, 'wristband', code);
    expect(printed).toHaveLength(5);
    expect(printed.at(-1)!.qr).toMatch(new RegExp(`^${code}-W4-[0-9A-F]{8}$`));
  });

  await test.step('nothing, too much and the wrong way round', async () => {
    await page.getByRole('button', { name: new RegExp(`^${code}`) }).click();
    const print = dialog(page, code);
    const [from, to] = [print.getByLabel('First wristband'), print.getByLabel('Last wristband')];
    await to.fill('');
    await button(print, 'Print wristbands').click();
    await expect(to).toBeFocused();
    await expectNoToast(page);
    await expect(print.getByText('Please provide a value')).toBeVisible();
    await to.fill('99');
    await expect(to).toHaveValue('4');
    await from.fill('0');
    await button(print, 'Print wristbands').click();
    await expect(print.getByText('Please enter a range from 1 to 4')).toBeVisible();
    await from.fill('3');
    await to.fill('2');
    await expect(print.getByText('The first wristband must come before the last')).toBeVisible();
    await from.fill('-2');
    await expect(from).toHaveValue('-2');
    await expect(from).toHaveAccessibleDescription(/Please enter a whole number of 1 or more/);
    await button(print, 'Print wristbands').click();
    await expect(from).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('a printer that dies with the paper half out: somebody looks, and the history says so', async () => {
    await world.switchPrinter('wristband', { dies: 'after_paper' });
    await page.getByRole('button', { name: 'Last sale' }).click();
    await button(dialog(page, 'Last sale'), 'Print again: Wristbands').click();
    const reprint = dialog(page, 'Reprint');
    await reprint.getByRole('textbox', { name: 'Reason' }).fill('All of them are wet');
    await button(reprint, 'Print').click();
    await expect(page.getByText('Wristbands: status unknown, check the printer')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('button', { name: '1 print job needs attention' })).toBeAttached();
    await lookAt(page, 'unknown', AT_A_DESK);
  });

  await test.step('the history of the ticket: what, which, where, who and why', async () => {
    const manager = await world.signIn('manager');
    const tab = await page.context().newPage();
    await manager.open(tab, `/d/tickets/0/${code}`);
    // The timeline loads when it is scrolled near, and grows under its button.
    await button(tab, 'Print History').scrollIntoViewIfNeeded();
    await expect(tab.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
    await button(tab, 'Print History').click();
    const prints = dialog(tab, 'Print History').getByRole('listitem');
    await expect(prints).toHaveCount(4);
    await expect(prints.nth(0)).toContainText('Wristbands 1–4 of 4');
    await expect(prints.nth(0)).toContainText('Status unknown, check the printer');
    await expect(prints.nth(1)).toContainText('Wristband 4 of 4');
    await expect(prints.nth(1)).toContainText('Lost by the customer');
    await expect(prints.nth(2)).toContainText('Wristbands 1–4 of 4');
    await expect(prints.nth(3)).toContainText('Receipt');
    await lookAt(tab, 'print history');
    await tab.close();
  });
});

test('the ticket screens print: receipt, tickets of a batch, one of them, wristbands; what cannot says why', async ({
  page,
  world,
}) => {
  test.slow();
  await choosePrinters(page, world);
  const cashier = await seller(world);
  const manager = await world.signIn('manager');
  const family = await sellWristbands(cashier);
  const { data } = await manager.call.listTickets({ query: { type: 'agents-ticket' } });
  const batches = await Promise.all(
    data.map(async ({ code }) => (await manager.call.getTicket({ params: { ticket_code: code } })).ticket),
  );
  const batch = batches.find(
    ({ platform, ribbon, print_history: history, total_printable: all }) =>
      platform === 'counter' &&
      ribbon === 'Paid' &&
      all > 5 &&
      !history.some(({ data: { type } }) => type === 'ticket_agent'),
  );
  expect(batch, 'the world has a batch of a counter that was not printed').toBeDefined();
  const { code } = batch!;

  await test.step('wristbands, some of them', async () => {
    await manager.open(page, `/d/tickets/0/${family}`);
    await button(page, 'Print Wristbands').click();
    const range = dialog(page, 'Print wristbands');
    await range.getByLabel('From').fill('-2');
    await expect(range.getByLabel('From')).toHaveValue('-2');
    await button(range, 'Print').click();
    await expect(range.getByLabel('From')).toHaveAccessibleDescription(/Please enter a whole number of 1 or more/);
    await range.getByLabel('From').fill('2');
    await range.getByLabel('To').fill('0');
    await button(range, 'Print').click();
    await expectToast(page, 'Wristband has been printed');
    const printed = await scanSheets(world, 'wristband', family);
    expect(printed.map(({ qr }) => qr?.replace(/-[0-9A-F]{8}$/, ''))).toEqual([`${family}-W2`, `${family}-W3`]);
    await expect(button(page, 'Print Tickets')).toHaveCount(0);
  });

  await test.step('tickets of a batch: on paper, in a window, one by one', async () => {
    await page.goto(`/d/tickets/0/${code}`);
    await lookAt(page, 'batch that prints');
    const served = page
      .context()
      .waitForEvent('response', (response) => response.url().includes(`/api/tickets/pdf/ticket_agent/${code}?`));
    await button(region(page, 'Ticket Info'), 'View Tickets').click();
    expect((await served).headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-total': String(batch!.total_printable),
    });
    await button(page, 'Print Tickets').click();
    const range = dialog(page, 'Print tickets');
    await range.getByLabel('To').fill('3');
    await button(range, 'Print').click();
    await expectToast(page, 'Ticket has been printed');
    expect(await countSheets(world, 'ticket_agent', code)).toBe(3);

    await button(region(page, 'Ticket Info'), 'Tickets').click();
    const tickets = dialog(page, `Tickets #${code}`);
    await expect(tickets.getByRole('listitem').first()).toBeVisible();
    await lookAt(page, 'sub-tickets');
    const { data: parts } = await manager.call.listSubTickets({ params: { code }, query: {} });
    const part = parts.find(({ state, print_number: place }) => state === 'Available' && place !== null && place > 3)!;
    await button(tickets, `Print ${part.code}`).click();
    await expect.poll(() => countSheets(world, 'ticket_agent', code)).toBe(4);
    expect((await sheets(world, 'ticket_agent', code)).at(-1)!.text).toContain(part.code);

    await tickets.getByRole('link', { name: new RegExp(`^${part.code}`) }).click();
    await button(page, 'Print Ticket').click();
    const reprint = dialog(page, 'Reprint');
    await reprint.getByRole('button', { name: 'Paper jam' }).click();
    await button(reprint, 'Print').click();
    await expect.poll(() => countSheets(world, 'ticket_agent', code)).toBe(5);
    const { ticket } = await manager.call.getSubTicket({ params: { code: part.code } });
    await manager.call.cancelTicket({ body: { id: ticket.id, type: 'ticket_agent', cancel_note: 'Lost' } });
    await page.reload();
    await expect(button(page, 'Print Ticket')).toHaveAccessibleDescription(/voided/);
  });

  await test.step('Ctrl+P: the ticket alone, without the shell and what can be pressed', async () => {
    await page.goto(`/d/tickets/0/${family}`);
    await expect(region(page, 'Ticket Info')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: `Ticket #${family}` })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
});

test('a shift slip: downloaded without a printer, then printed; a manager has those of a cashier, on paper or as a file', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  const cashier = await seller(world);
  const slips = async () => {
    const jobs = (await world.tray('receipt')).filter(({ pdf }) => pdf?.includes('slip'));
    const texts: string[] = [];
    for (const { id } of jobs) texts.push((await readPdf(await world.trayDocument('receipt', id))).text);
    return texts.filter((text) => text.includes(cashier.user.name));
  };
  const before = (await slips()).length;

  await test.step('no printer is chosen: a file, and the way to paper', async () => {
    await cashier.open(page, '/d/shift-slip/start');
    const downloading = page.waitForEvent('download');
    await button(page, 'Print or download').click();
    expect((await downloading).suggestedFilename()).toBe('start-shift.pdf');
    await expect(page.getByText('Downloaded as start-shift.pdf. Nothing was printed')).toBeVisible();
    await expect(page.getByText('Slip has been printed')).toHaveCount(0);
    await lookAt(page, 'slip');
    await button(page, 'Print slip').click();
    await dialog(page, 'Printers')
      .getByRole('button', { name: /^Receipt printer/ })
      .click();
    await expectToast(page, 'Slip has been printed');
    await expect(page.getByText('Printed on Receipt printer (simulated)')).toBeVisible();
    expect(await slips()).toHaveLength(before + 1);
  });

  await test.step('a manager: the printer of this browser, and a file besides', async () => {
    const tab = await context.newPage();
    const manager = await world.signIn('manager');
    await manager.open(tab, `/d/users/${cashier.user.id}`);
    await button(tab, 'Print start slip').click();
    await expectToast(tab, 'Slip has been printed');
    await lookAt(tab, 'slips of a user', AT_A_DESK);
    const downloading = tab.waitForEvent('download');
    await tab.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
    await downloading;
    expect(await slips()).toHaveLength(before + 2);
  });
});
