import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { permissionTable } from '@muara/contract/rules/permissions/permission-table';
import { permissionTableCsv } from '@muara/contract/rules/permissions/permission-table-csv';
import type { Requirement } from '@muara/contract/rules/permissions/shapes';
import { OPERATIONS } from '@muara/contract/operations';
import { expect, test } from './support/fixtures.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Permission table' });

/** The table as it is shown: titles, and each row by its name. */
async function shown(page: Page): Promise<{ columns: string[]; rows: [name: string, cells: string[]][] }> {
  const lines = await table(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().split('\n')[0] ?? '')),
    );
  const [[, ...columns] = [], ...rows] = lines;
  return { columns, rows: rows.map(([name = '', ...cells]) => [name, cells.map((cell) => cell.replace(/^– /, ''))]) };
}

test('one manager at the table of rights: it is the contract’s, a column is a session’s, it is searched, saved and moved', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  const setting = await manager.call.getSetting({});
  const roles = setting.policies.roles.map(({ name, policies }) => ({ name, policies }));
  const gate = {
    name: 'Gate 🚪',
    policies: {
      Tickets: [
        { name: 'View', active: true },
        { name: 'Scan', active: true },
      ],
    },
  };
  await manager.call.saveSetting({
    body: {
      child_min_age: 4,
      adult_min_age: 13,
      senior_min_age: 60,
      super_senior_min_age: 70,
      agents_ticket_expiry_period: 6,
      roles: [...roles, gate],
      updated_at: setting.updated_at,
    },
  });
  await test.step('the table shows what the contract says, for system and custom roles', async () => {
    await manager.open(page, '/d/setting?tab=permissions');
    await expect(table(page)).toBeVisible();

    const expected = permissionTable((await manager.call.getSetting({})).policies.roles);
    const { columns, rows } = await shown(page);
    expect(columns).toEqual(expected.columns);
    expect(columns).toContain('Gate 🚪');
    expect(rows).toEqual(
      expected.rows.map(({ kind, name, label, cells }) => [
        kind === 'screen' ? label : name,
        cells.map((may) => (may ? 'Yes' : 'No')),
      ]),
    );
    const shownOperations = new Set(expected.rows.filter(({ kind }) => kind === 'operation').map(({ name }) => name));
    expect([...shownOperations]).toEqual(Object.keys(OPERATIONS));

    // By hand, so that the table cannot be wrong together with the rule that it is made by.
    const cellOf = (name: string, role: string) => rows.find(([row]) => row === name)?.[1][columns.indexOf(role)];
    expect(cellOf('saveSetting', 'Manager')).toBe('Yes');
    expect(cellOf('saveSetting', 'Admin')).toBe('No');
    expect(cellOf('clearErrorLog', 'Super User')).toBe('No');
    expect(cellOf('listApiRequests', 'Manager')).toBe('No');
    expect(cellOf('listTickets', 'Gate 🚪')).toBe('Yes');
    expect(cellOf('listUsers', 'Gate 🚪')).toBe('No');
    expect(cellOf('login', 'Customer')).toBe('Yes');
  });

  await test.step('the column of a role is what a session of that role may do', async () => {
    const cashier = await world.signIn('cashier');
    await page.getByLabel('Show').selectOption('Operations');
    await expect(page).toHaveURL(/show=operation/);
    const expected = permissionTable((await manager.call.getSetting({})).policies.roles);
    const operations = expected.rows.filter(({ kind }) => kind === 'operation');
    await expect(page.getByText(`${operations.length} of `)).toBeVisible();
    await expect(table(page)).toBeVisible();
    const { columns, rows } = await shown(page);
    const place = columns.indexOf('Cashier');
    for (const [index, [name, cells]] of rows.entries()) {
      const operation = OPERATIONS[name as keyof typeof OPERATIONS] as Requirement;
      const verdict = isAllowed(cashier.user, operation, operations[index]?.record);
      expect([name, cells[place]]).toEqual([name, verdict.ok ? 'Yes' : 'No']);
    }
    await expect(cashier.call.getSetting({})).rejects.toMatchObject({ status: 403 });
  });

  await test.step('search and kind are in the address, and the file has the rows that they leave', async () => {
    const expected = permissionTable((await manager.call.getSetting({})).policies.roles);
    await page.getByLabel('Show').selectOption('Screens and operations');
    await expect(page.getByText(`${expected.rows.length} of ${expected.rows.length} rows`)).toBeVisible();

    const exported = async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/^permissions.*\.csv$/);
      return (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '');
    };
    expect(await exported()).toBe(permissionTableCsv(expected));

    await page.getByLabel('Find').fill('/api/users');
    const users = expected.rows.filter(({ label }) => label.includes('/api/users'));
    await expect(page.getByText(`${users.length} of ${expected.rows.length} rows`)).toBeVisible();
    await expect(page).toHaveURL(/find=%2Fapi%2Fusers/);
    const file = await exported();
    expect(file.trimEnd().split('\r\n')).toHaveLength(users.length + 1);
    await expect(table(page).getByRole('row', { name: /deleteUser/ })).toContainText('DELETE /api/users/{id}');

    await page.getByLabel('Show').selectOption('Screens');
    await expect(page.getByText('No matching rows')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No matching rows')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText(`${expected.rows.length} of ${expected.rows.length} rows`)).toBeVisible();
    await expect(page.getByLabel('Find')).toHaveValue('');
  });

  await test.step('titles and names stay in sight on a phone while the table moves', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const frame = page.getByRole('region', { name: 'Permission table' });
    await frame.focus();
    await frame.evaluate((element) => element.scrollTo(400, 400));
    const box = await frame.boundingBox();
    const corner = await table(page).getByRole('columnheader', { name: 'Screen or operation' }).boundingBox();
    expect(Math.round((corner?.x ?? 0) - (box?.x ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.round((corner?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
