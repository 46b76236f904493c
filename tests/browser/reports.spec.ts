import type { ReportOptions } from '@muara/contract/types';
import type { Page } from '@playwright/test';
import { tabTo } from './support/by-keys.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';

/** The inside of A4 in landscape, in CSS pixels. */
const PAPER_WIDTH = 1_047;

const getReport = (page: Page) => page.getByRole('button', { name: 'Get Report' });

/** Presses Get Report and returns its window. */
async function openReport(page: Page): Promise<Page> {
  const window = page.waitForEvent('popup');
  await getReport(page).click();
  const report = await window;
  await report.waitForLoadState();
  return report;
}

/** Counts the windows that a page opens. */
function countWindows(page: Page): () => number {
  let opened = 0;
  page.on('popup', () => opened++);
  return () => opened;
}

/** Returns whether every table of a report page fits its frame. */
const fits = (report: Page): Promise<boolean> =>
  report
    .locator('.wide')
    .evaluateAll((tables) => tables.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1));

test('a manager gets a report: its filters are checked here and remembered, and its page stays as it is', async ({
  page,
  browser,
  world,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const countOpened = countWindows(page);
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.call.generateTicket({ body: counterSale() });
  await manager.open(page, '/d/report');

  await test.step('a button per type that the server lists, with what it is for', async () => {
    const { types } = await manager.call.getReportOptions();
    const buttons = page.getByRole('list', { name: 'Report types' }).getByRole('button');
    await expect(buttons).toHaveText(types.map(({ title, about }) => `${title}${about}`));
    await expectAccessible(page);
  });

  await test.step('missing filters are said in the words of the documents, and the first takes the focus', async () => {
    await page.getByRole('button', { name: /^Closing account/ }).click();
    await page.getByLabel('Counter').selectOption('Counter 1');
    await getReport(page).click();
    await expect(page.getByText('Please select staff')).toBeVisible();
    await expect(page.getByText('Please select jetty')).toBeVisible();
    await expect(page.getByLabel('Staff')).toBeFocused();
    await expect(page.getByLabel('Counter')).toHaveValue('Counter 1');
    await expectAccessible(page);
    expect(await world.journal('getReportVersion')).toEqual([]);
  });

  await test.step('a refusal of the server is shown at its field; no window opens', async () => {
    await page.getByRole('button', { name: /^Sales/ }).click();
    await page.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: 'Cash', exact: true }).click();
    const body = { code: 'report_filter_invalid', message: 'Please check this filter', field: 'payment_method' };
    await page.route('**/api/reports/sales/version*', (route) => route.fulfill({ status: 422, json: body }));
    await getReport(page).click();
    await expect(page.getByText('Please check this filter')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Payment method' })).toBeFocused();
    expect(countOpened()).toBe(0);
    await page.unroute('**/api/reports/sales/version*');
    const staff = { code: 'staff_required', message: 'Please select staff', field: 'staff_id' };
    await page.route('**/api/reports/sales?*', (route) => route.fulfill({ status: 422, json: staff }));
    await page.getByRole('button', { name: 'Download Excel' }).click();
    await expect(page.getByText('Please select staff')).toBeVisible();
    await expect(page.getByLabel('Staff')).toBeFocused();
    await page.unroute('**/api/reports/sales?*');
  });

  const report = await test.step('Get Report opens one window per type', async () => {
    const first = await openReport(page);
    await expect(first.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'All', exact: true }).click();
    await getReport(page).click();
    await expect(first).not.toHaveURL(/payment_method/);
    expect(countOpened()).toBe(1);
    return first;
  });

  await test.step('the page is accessible, fits the paper, and its links carry no token', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await report.emulateMedia({ colorScheme });
      await expectAccessible(report, colorScheme === 'light' ? 'all' : 'colours');
    }
    const links = await report.getByRole('link').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => href.includes('token'))).toEqual([]);
    const size = report.viewportSize();
    await report.setViewportSize({ width: PAPER_WIDTH, height: 720 });
    await report.emulateMedia({ media: 'print' });
    expect(await fits(report)).toBe(true);
    await report.emulateMedia({ media: null });
    if (size) await report.setViewportSize(size);
  });

  await test.step('its files are downloaded', async () => {
    for (const [name, file] of [
      ['Download CSV', /^sales-.*\.csv$/],
      ['Download Excel', /^sales-.*\.xlsx$/],
    ] as const) {
      const download = report.waitForEvent('download');
      await report.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toMatch(file);
    }
  });

  await test.step('a sale is announced, and the figures stay until they are asked for', async () => {
    const total = report.locator('tr.total').first();
    const before = await total.textContent();
    await cashier.call.generateTicket({ body: counterSale({ name: 'Second buyer' }) });
    await report.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(report.getByRole('status')).toContainText('Newer figures are available.');
    expect(await total.textContent()).toBe(before);
    await report.getByRole('button', { name: 'Show newest figures' }).click();
    await expect(total).not.toHaveText(before ?? '');
  });

  await test.step('without a script the page can be read', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(report.url());
    await expect(still.getByRole('row').first()).toBeVisible();
    await expect(still.getByRole('button')).toHaveCount(0);
    await plain.close();
  });

  await test.step('a blocked window is said, with a link; filters are remembered by type', async () => {
    await report.close();
    await page.getByLabel('Counter').selectOption('Counter 2');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await getReport(page).click();
    await expect(page.getByText('Your browser blocked the report window.')).toBeVisible();
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open report' }).click();
    await expect((await popup).getByText('No Data')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Counter')).toHaveValue('Counter 2');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(/^sales-.*\.xlsx$/);
  });
});

test('a report is chosen, filtered, opened and downloaded with keys alone', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/report');
  const main = page.locator('main');
  const days = page.getByRole('checkbox', { name: 'Redeemed on' });

  await test.step('a type is chosen, and the first filter that is missing takes the focus', async () => {
    const type = main.getByRole('button', { name: /^Daily redemption/ });
    await type.waitFor();
    await tabTo(page, type);
    await page.keyboard.press('Enter');
    await expect(type).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, days);
    await page.keyboard.press('Space');
    await tabTo(page, getReport(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please select departure date')).toBeVisible();
    await expect(days).toBeFocused();
  });

  await test.step('the days are typed, a platform is chosen', async () => {
    await page.keyboard.press('Space');
    await expect(days).toBeChecked();
    // The tenth of October, in whichever order the browser asks for day and month.
    for (const label of ['Start', 'End']) {
      await tabTo(page, main.getByLabel(label));
      await page.keyboard.type('10102026');
      await expect(main.getByLabel(label)).toHaveValue('2026-10-10');
    }
    const platform = main.getByLabel('Platform');
    await tabTo(page, platform);
    await page.keyboard.type('Counter');
    await page.getByRole('option', { name: 'Counter', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(platform).toHaveAttribute('aria-expanded', 'false');
    await expect(platform).toHaveValue('Counter');
  });

  await test.step('Enter opens the page; its tools and tables are reached too', async () => {
    await tabTo(page, getReport(page));
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const report = await popup;
    await expect(report.getByRole('heading', { level: 1, name: 'Daily redemption' })).toBeVisible();
    await expect(report).toHaveURL(/departure_date=2026-10-10.*platform=counter/);
    await tabTo(report, report.getByRole('button', { name: 'Download CSV' }));
    const saved = report.waitForEvent('download');
    await report.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/^daily_redemption-.*\.csv$/);
    await report.close();
    await expect(getReport(page)).toBeFocused();
  });

  await test.step('the workbook is downloaded, and the focus stays', async () => {
    const download = page.getByRole('button', { name: 'Download' });
    await tabTo(page, download);
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/^daily_redemption-.*\.xlsx$/);
    await expect(download).toBeFocused();
  });
});

test('a cashier closes the shift before any report, and sees only own ones', async ({ page, world, complaints }) => {
  complaints.allow(/status of 422/);
  const countOpened = countWindows(page);
  const cashier = await world.signIn('cashier');
  await cashier.open(page, '/d/report?type=cash_movement');
  const staff = page.getByLabel('Staff');

  await test.step('staff is locked to the caller', async () => {
    await expect(staff).toHaveValue(cashier.user.name);
    await expect(staff).not.toBeEditable();
  });

  await test.step('a shift that was opened meanwhile is said, and no report can be asked for', async () => {
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await getReport(page).click();
    const notice = page.getByRole('status', { name: 'Reports are not available yet' });
    await expect(notice).toContainText('Please close your shift first');
    await expect(notice.getByRole('link', { name: 'Go to POS to close your shift' })).toHaveAttribute('href', '/d/pos');
    await expect(getReport(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Download Excel' })).toBeDisabled();
    expect(countOpened()).toBe(0);
    await expectAccessible(page);
  });

  await test.step('once it is closed the report opens', async () => {
    await cashier.call.closeShift({ body: { total_cash: 200 } });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(getReport(page)).toBeEnabled();
    const report = await openReport(page);
    await expect(report.getByRole('heading', { level: 1, name: 'Cash movement' })).toBeVisible();
  });
});

test('lists that cannot be read are asked for again; a type and a filter that the app has never heard of are shown', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/status of (404|500)/);
  const manager = await world.signIn('manager');
  const options = await manager.call.getReportOptions();
  const type = { ...options.types[0]!, type: 'berths', title: 'Berths', about: 'Boats at each berth.' };
  const filters = [{ name: 'berth', label: 'Berth', required: true }];
  const json: ReportOptions = { ...options, types: [...options.types, { ...type, filters }] };
  const failure = { code: 'internal_error', message: 'Something went wrong' };
  await page.route('**/api/reports', (route) => route.fulfill({ status: 500, json: failure }));
  await manager.open(page, '/d/report');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.unroute('**/api/reports');
  await page.route('**/api/reports', (route) => route.fulfill({ json }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: /^Berths/ }).click();
  await getReport(page).click();
  await expect(page.getByText('Please check this filter')).toBeVisible();
  await page.getByRole('textbox', { name: 'Berth' }).fill('4');
  const asked = page.waitForRequest('**/api/reports/berths/version?berth=4');
  await getReport(page).click();
  await asked;
  await expect(page.getByText('This report does not exist')).toBeVisible();
});

test('the agent report has three views, and a purchase opens with boxes that filter its tickets', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  const { data, total } = await manager.call.listAgentTickets({ params: { agent_id: '0' } });
  const batch = data.find((row) => row.total_ticket_used > 0 && row.total_ticket_available > 0)!;
  await manager.open(page, '/d/report');
  await page.getByRole('button', { name: 'Agent tickets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agent report' });
  const rows = dialog.getByRole('table').locator('tbody > tr');

  await test.step("Agent's Ticket pages by 20", async () => {
    await expect(dialog.getByText(`${total} results`)).toBeVisible();
    await expect(rows).toHaveCount(20);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByText(/^Page 2 of/)).toBeVisible();
    await expect(rows).toHaveCount(Math.min(20, total - 20));
  });

  await test.step('the way back from a purchase keeps page, search and filters', async () => {
    const back = dialog.getByRole('link', { name: "Back to Agent's Ticket" });
    await rows.first().getByRole('link').click();
    await back.click();
    await expect(dialog.getByText(/^Page 2 of/)).toBeVisible();
    await dialog.getByRole('searchbox').fill(batch.code);
    await expect(rows).toHaveCount(1);
    await dialog.getByLabel('Platform').selectOption(batch.platform);
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link').click();
    await expect(dialog.getByRole('heading', { name: `Tickets of ${batch.code}` })).toBeFocused();
    await back.click();
    await expect(dialog.getByRole('searchbox')).toHaveValue(batch.code);
    await expect(dialog.getByLabel('Platform')).toHaveValue(batch.platform);
    await rows.getByRole('link').click();
  });

  await test.step('boxes count and filter the tickets', async () => {
    const states = dialog.getByRole('group', { name: 'Status' });
    await expect(states.getByRole('button', { name: 'Used' })).toContainText(String(batch.total_ticket_used));
    await expectAccessible(page);
    await states.getByRole('button', { name: 'Used' }).click();
    await expect(rows).toHaveCount(Math.min(20, batch.total_ticket_used));
    await states.getByRole('button', { name: 'All' }).click();
    const box = dialog.getByRole('group', { name: 'Category' }).getByRole('button').first();
    const [, name = '', count = ''] = /^(\D+)(\d+)$/.exec((await box.textContent()) ?? '') ?? [];
    await box.click();
    await expect(box).toHaveAttribute('aria-pressed', 'true');
    await expect(rows).toHaveCount(Math.min(20, Number(count)));
    await expect(rows.first()).toContainText(name);
    await page.goBack();
  });

  await test.step('its workbook is downloaded', async () => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('agent-tickets.xlsx');
  });

  await test.step('on a phone every view has a tab in full, and redemptions keep their days between views', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of await dialog.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('tab', { name: "Agent's Ticket Redeemed" }).click();
    const start = dialog.getByLabel('Start', { exact: true });
    await start.fill('2026-01-01');
    await dialog.getByRole('tab', { name: 'Daily Redemption' }).click();
    await expect(dialog.getByRole('tab', { name: 'Daily Redemption' })).toHaveAttribute('aria-selected', 'true');
    await expect(start).toHaveValue('2026-01-01');
    await dialog.getByRole('tab', { name: "Agent's Ticket", exact: true }).click();
    await expect(start).toHaveValue('');
  });

  await test.step('redemptions need their days', async () => {
    const day = batch.purchased_at.slice(0, 10);
    const found = await manager.call.listRedemptions({ query: { departure_date: `${day},${await world.today()}` } });
    await dialog.getByRole('tab', { name: 'Daily Redemption' }).click();
    await dialog.getByLabel('Start').fill(day);
    await expect(rows).toHaveCount(found.data.length);
    await dialog.getByRole('tab', { name: "Agent's Ticket Redeemed" }).click();
    await dialog.getByLabel('Start').fill('');
    await expect(dialog.getByText('Please select departure date').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/d\/report$/);
  });
});
