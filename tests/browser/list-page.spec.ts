import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';
import { clearToasts } from './support/toasts.ts';
import { addUsers, someUser, userRow, userRows } from './support/users.ts';

const results = (page: Page, count: number) => page.getByRole('status').getByText(`${count} users`, { exact: true });

/** Cells of a file for spreadsheets, line by line. */
async function cellsOf(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0), 'a byte order mark').toBe(0xfeff);
  const lines: string[][] = [[]];
  for (const [, cell = '', end = ''] of text.slice(1).matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)) {
    lines.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

test('the order and the filters of a list stand in its address, and come off one by one', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/users');

  await test.step('a title sorts up, then down, and the third press clears; the address keeps it', async () => {
    const title = page.getByRole('columnheader', { name: 'Username' });
    const names = userRows(page).getByRole('cell').nth(2);
    await expect(title).not.toHaveAttribute('aria-sort');
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/\?sort_by=username&sort=asc$/);
    await expect(names.first()).toHaveText('accountant');
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expect(names.first()).toHaveText('supervisor');
    await page.reload();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expect(names.first()).toHaveText('supervisor');
    await title.getByRole('button').click();
    await expect(title).not.toHaveAttribute('aria-sort');
    await expect(page).toHaveURL(/\/d\/users$/);
  });

  await test.step('a phone shows titles that sort, and they can be reached', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Username' }).click();
    await expect(page).toHaveURL(/sort_by=username/);
    await expect(userRows(page).first()).toContainText('accountant');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('another title starts over, Reset leaves the order, and an order that is none is not asked for', async () => {
    await page.goto('/d/users?role=Cashier&sort_by=password&sort=up');
    await expect(userRows(page)).toHaveCount(5);
    await page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click();
    await page.getByRole('columnheader', { name: 'Role' }).getByRole('button').click();
    await expect(page).toHaveURL(/\?role=Cashier&sort_by=role&sort=asc$/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\?sort_by=role&sort=asc$/);
    await expect(userRows(page).first()).toContainText('Accountant');
  });

  await test.step('filters are chips that come off one by one', async () => {
    await page.goto('/d/users?role=Cashier&active=0&search=halim');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('button')).toHaveText(['Search: halim', 'Role: Cashier', 'Active: No', 'Reset']);
    await chips.getByRole('button', { name: 'Remove filter Search: halim' }).click();
    await expect(page).toHaveURL(/\?role=Cashier&active=0$/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await chips.getByRole('button', { name: 'Remove filter Active: No' }).click();
    await expect(results(page, 5)).toBeVisible();
  });
});

test('a search is sent at once, and taken back at once', async ({ page, world }) => {
  await page.clock.install();
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/users');

  await test.step('Enter searches at once', async () => {
    await expect(userRows(page)).toHaveCount(13);
    await stopClock(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('aisyah');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL(/\?search=aisyah$/);
    await page.clock.resume();
    await expect(userRows(page)).toHaveCount(1);
  });

  await test.step('an emptied search brings the list of before back at once, and asks for news of it', async () => {
    await addUsers(manager, [someUser(1)]);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/users?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await expect(userRows(page)).toHaveCount(13);
    letGo();
    await expect(userRow(page, 'Person 001')).toBeVisible();
    await expect(results(page, 14)).toBeVisible();
  });
});

test('no match, a failure and a file that fails are explained with a next step; the row is a link', async ({
  page,
  context,
  world,
  complaints,
}) => {
  complaints.allow(/500.*\/api\/users/);
  const manager = await world.signIn('manager');

  await test.step('no match has a Reset, a failure a Retry', async () => {
    await manager.open(page, '/d/users?search=nobody-of-that-name');
    await expect(page.getByText('No matching users')).toBeVisible();
    await world.addFault({
      operationId: 'listUsers',
      rate: 1,
      code: 'internal_error',
      message: 'The register is locked',
    });
    await page.getByRole('button', { name: 'Reset' }).last().click();
    await expect(page.getByRole('alert').getByText('The register is locked')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(results(page, 13)).toBeVisible();
    await clearToasts(page);
  });

  await test.step('a page that fails shows an error, and leaves no half file', async () => {
    await world.addFault({
      operationId: 'listUsers',
      rate: 1,
      code: 'internal_error',
      message: 'The register is locked',
    });
    await expect(page.getByRole('alert').getByText('The register is locked')).toBeHidden();
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByRole('alert').getByText('The register is locked')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
    expect(downloads).toBe(0);
    await world.clearFaults();
  });

  await test.step('the row is a link, and the buttons in it are above it', async () => {
    await page.goto('/d/users?role=Accountant');
    const opening = context.waitForEvent('page');
    await userRow(page, 'Ravi Chandran')
      .getByRole('cell')
      .nth(3)
      .click({ force: true, modifiers: ['Control'] });
    const tab = await opening;
    await expect(tab).toHaveURL(/\/d\/users\/4\?role=Accountant$/);
    await expect(tab.getByRole('dialog', { name: 'Ravi Chandran' })).toBeVisible();
    await tab.close();
    await userRow(page, 'Ravi Chandran').getByRole('link', { name: 'Edit Ravi Chandran' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Ravi Chandran' })).toBeVisible();
  });
});

test('rows keep their place while they come, and the last of a page takes its page along', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await addUsers(
    manager,
    Array.from({ length: 8 }, (_, index) => someUser(index)),
  );

  await test.step('rows that take a moment leave a place in their own size: nothing jumps', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/users?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await manager.open(page, '/d/users');
    await expect(page.getByLabel('Loading')).toBeVisible();
    letGo();
    await expect(userRows(page)).toHaveCount(20);
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.05);
    await page.unroute('**/api/users?*');
  });

  await test.step('removing the last row of the last page steps back', async () => {
    await page.goto('/d/users?page=2&sort_by=name&sort=desc');
    await expect(userRows(page)).toHaveCount(1);
    await expect(userRows(page).getByRole('cell').first()).toHaveText('21');
    await userRows(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/d\/users\?sort_by=name&sort=desc$/);
    await expect(userRows(page)).toHaveCount(20);
  });
});

const AWKWARD = [
  someUser(90, { name: 'Comma, "Quote" and\u00a0Space', username: 'awkward1' }),
  someUser(91, { name: '=HYPERLINK("http://evil.test")', username: 'awkward2' }),
  someUser(92, { name: '@SUM(1+1)', username: 'awkward3' }),
  someUser(93, { name: 'نور عائشة 🚤', username: 'awkward4' }),
  someUser(94, { name: '-1+1', username: 'awkward5' }),
];

test('the file of all rows contains every row that the filters let through, with any content', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  await addUsers(manager, [...Array.from({ length: 40 }, (_, index) => someUser(index)), ...AWKWARD]);
  await manager.open(page, '/d/users?role=CSA&sort_by=username&sort=asc');
  await expect(results(page, 46)).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const [titles, ...rows] = await cellsOf(download);
  expect(titles).toEqual(['Name', 'Username', 'Email', 'Phone', 'Role', 'Active', 'Shift', 'Last active', 'Created']);
  expect(rows).toHaveLength(46);
  expect(new Set(rows.map((row) => row[1])).size).toBe(46);
  const nameOf = (username: string) => rows.find((row) => row[1] === username)?.[0];
  expect(nameOf('awkward1')).toBe('Comma, "Quote" and\u00a0Space');
  expect(nameOf('awkward2')).toBe('\'=HYPERLINK("http://evil.test")');
  expect(nameOf('awkward3')).toBe("'@SUM(1+1)");
  expect(nameOf('awkward4')).toBe('نور عائشة 🚤');
  expect(nameOf('awkward5')).toBe("'-1+1");
  expect(rows[0]![8]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(rows.map((row) => row[1])).toEqual(rows.map((row) => row[1]).toSorted());
});
