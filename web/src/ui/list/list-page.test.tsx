import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectTexts, press, step } from '@testing/actions.ts';
import { holdRequests } from '@testing/network.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { savedFile } from '@testing/saved-file.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { clearToasts } from '@testing/toasts.ts';
import { addUsers, someUser, userRow, userRows } from '@testing/users.ts';

const results = (count: number) => page.getByRole('status').getByText(`${count} users`, { exact: true });

/** Cells of a file for spreadsheets, line by line. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, cell = '', end = ''] of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)) {
    lines.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

test('the address of a list has its order and its filters, which are removed one by one', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/users', { as: manager, world });

  await step('a title sorts up, then down, and the third press clears; the address keeps it', async () => {
    const title = page.getByRole('columnheader', { name: 'Username' });
    const names = userRows().first().getByRole('cell').nth(2);
    await expect.element(title).not.toHaveAttribute('aria-sort');
    await title.getByRole('button').click();
    await expect.element(title).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(shownPath).toMatch(/\?sort_by=username&sort=asc$/);
    await expect.element(names).toHaveTextContent(/^accountant$/);
    await title.getByRole('button').click();
    await expect.element(title).toHaveAttribute('aria-sort', 'descending');
    await expect.element(names).toHaveTextContent(/^supervisor$/);
    await openPath(shownPath());
    await expect.element(title).toHaveAttribute('aria-sort', 'descending');
    await expect.element(names).toHaveTextContent(/^supervisor$/);
    await title.getByRole('button').click();
    await expect.element(title).not.toHaveAttribute('aria-sort');
    await expect.poll(shownPath).toMatch(/\/d\/users$/);
  });

  await step('a phone shows titles that sort, and they can be reached', async () => {
    await page.viewport(390, 844);
    await page.getByRole('button', { name: 'Username' }).click();
    await expect.poll(shownPath).toMatch(/sort_by=username/);
    await expect.element(userRows().first()).toHaveTextContent('accountant');
    await page.viewport(1440, 900);
  });

  await step(
    'another title starts over, Reset leaves the order, and an order that is none is not asked for',
    async () => {
      await openPath('/d/users?role=Cashier&sort_by=password&sort=up');
      await expect.element(userRows()).toHaveLength(5);
      await page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click();
      await page.getByRole('columnheader', { name: 'Role' }).getByRole('button').click();
      await expect.poll(shownPath).toMatch(/\?role=Cashier&sort_by=role&sort=asc$/);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(shownPath).toMatch(/\?sort_by=role&sort=asc$/);
      await expect.element(userRows().first()).toHaveTextContent('Accountant');
    },
  );

  await step('filters are chips that are removed one by one', async () => {
    await openPath('/d/users?role=Cashier&active=0&search=halim');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expectTexts(chips.getByRole('button'), ['Search: halim', 'Role: Cashier', 'Active: No', 'Reset']);
    await chips.getByRole('button', { name: 'Remove filter Search: halim' }).click();
    await expect.poll(shownPath).toMatch(/\?role=Cashier&active=0$/);
    await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await chips.getByRole('button', { name: 'Remove filter Active: No' }).click();
    await expect.element(results(5)).toBeVisible();
  });
});

test('a search is sent at once, and taken back at once', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/users', { as: manager, world });
  const search = page.getByRole('searchbox', { name: 'Search' });

  await step('Enter searches at once', async () => {
    await expect.element(userRows()).toHaveLength(13);
    await search.fill('aisyah');
    await press('Enter', search);
    await expect.poll(shownPath).toMatch(/\?search=aisyah$/);
    await expect.element(userRows()).toHaveLength(1);
  });

  await step('an emptied search brings the list of before back at once, and asks for news of it', async () => {
    await addUsers(manager, [someUser(1)]);
    const { hold, release } = holdRequests();
    world.intercept('listUsers', hold);
    await search.fill('');
    await expect.element(userRows()).toHaveLength(13);
    release();
    await expect.element(userRow('Person 001')).toBeVisible();
    await expect.element(results(14)).toBeVisible();
  });
});

test('no match, a failure and a file that fails are explained with a next step', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');

  await step('no match has a Reset, a failure a Retry', async () => {
    await renderScreen('/d/users?search=nobody-of-that-name', { as: manager, world });
    await expect.element(page.getByText('No matching users')).toBeVisible();
    await world.addFault({
      operationId: 'listUsers',
      rate: 1,
      code: 'internal_error',
      message: 'The register is locked',
    });
    await page.getByRole('button', { name: 'Reset' }).last().click();
    await expect.element(page.getByRole('alert').getByText('The register is locked')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(results(13)).toBeVisible();
    clearToasts();
  });

  await step('a page that fails shows an error, and leaves no half file', async () => {
    await world.addFault({
      operationId: 'listUsers',
      rate: 1,
      code: 'internal_error',
      message: 'The register is locked',
    });
    await expect.element(page.getByRole('alert').getByText('The register is locked')).not.toBeInTheDocument();
    const saved = vi.spyOn(URL, 'createObjectURL');
    onTestFinished(() => saved.mockRestore());
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.element(page.getByRole('alert').getByText('The register is locked')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
    expect(saved).not.toHaveBeenCalled();
    await world.clearFaults();
  });

  await step('the buttons in a row are above its link', async () => {
    await openPath('/d/users?role=Accountant');
    await userRow('Ravi Chandran').getByRole('link', { name: 'Edit Ravi Chandran' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Ravi Chandran' })).toBeVisible();
  });
});

test('removing the last row of the last page steps back', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await addUsers(
    manager,
    Array.from({ length: 8 }, (_, index) => someUser(index)),
  );
  await renderScreen('/d/users?page=2&sort_by=name&sort=desc', { as: manager, world });
  await expect.element(userRows()).toHaveLength(1);
  await expect.element(userRows().getByRole('cell').first()).toHaveTextContent(/^21$/);
  await userRows()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(shownPath).toBe('/d/users?sort_by=name&sort=desc');
  await expect.element(userRows()).toHaveLength(20);
});

const AWKWARD = [
  someUser(90, { name: 'Comma, "Quote" and\u00a0Space', username: 'awkward1' }),
  someUser(91, { name: '=HYPERLINK("http://evil.test")', username: 'awkward2' }),
  someUser(92, { name: '@SUM(1+1)', username: 'awkward3' }),
  someUser(93, { name: 'نور عائشة 🚤', username: 'awkward4' }),
  someUser(94, { name: '-1+1', username: 'awkward5' }),
];

test('the file of all rows contains every row that the filters let through, with any content', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await addUsers(manager, [...Array.from({ length: 40 }, (_, index) => someUser(index)), ...AWKWARD]);
  await renderScreen('/d/users?role=CSA&sort_by=username&sort=asc', { as: manager, world });
  await expect.element(results(46)).toBeVisible();
  const saving = savedFile();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const [titles, ...rows] = cellsOf(file.text);
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
  expect(rows.map((row) => row[1])).toEqual(rows.map((row) => row[1]).toSorted((a, b) => (a! < b! ? -1 : 1)));
});

test('rows that take a moment leave a place in their own size: nothing jumps', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await addUsers(
    manager,
    Array.from({ length: 8 }, (_, index) => someUser(index)),
  );
  const { hold, release } = holdRequests();
  world.intercept('listUsers', hold);
  let shifted = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += (entry as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift' });
  // The browser measures nothing in a frame that it does not draw.
  const { style } = window.frameElement as HTMLElement;
  const { opacity } = style;
  style.opacity = '1';
  onTestFinished(() => {
    style.opacity = opacity;
    observer.disconnect();
  });
  await renderScreen('/d/users', { as: manager, world });
  await expect.element(page.getByLabelText('Loading')).toBeVisible();
  await nextFrame();
  release();
  await expect.element(userRows()).toHaveLength(20);
  // What a frame moved is known after the next one.
  await nextFrame();
  await nextFrame();
  expect(shifted).toBeLessThan(0.05);
});
