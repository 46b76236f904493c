import type { Page } from '@playwright/test';
import { tabTo } from './support/tab-to.ts';
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

test('a manager gets a report: one window per type, its page, its files, and what a blocked window offers', async ({
  page,
  browser,
  world,
}) => {
  const countOpened = countWindows(page);
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.call.generateTicket({ body: counterSale() });
  await manager.open(page, '/d/report');

  await page.getByRole('button', { name: /^Sales/ }).click();
  const report = await test.step('Get Report opens one window per type', async () => {
    const first = await openReport(page);
    await expect(first.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: 'Cash', exact: true }).click();
    await getReport(page).click();
    await expect(first).toHaveURL(/payment_method=Cash/);
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

test('the workbook of the agents is downloaded', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/report');
  await page.getByRole('button', { name: 'Agent tickets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agent report' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('agent-tickets.xlsx');
});
