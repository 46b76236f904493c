import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Audit' }).locator('> tbody > tr');

test('the trail shows who did what and what was changed, comes to the top live, and is filtered', async ({
  page,
  world,
}) => {
  const [manager, cashier, superUser] = await Promise.all([
    world.signIn('manager'),
    world.signIn('cashier'),
    world.signIn('superuser'),
  ]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  const renamed = (await superUser.call.listUsers({ query: { search: 'cashier4' } })).data[0]!;
  await superUser.call.editUser({ body: { id: renamed.id, name: 'Devi Maniam Pillai' } });
  const { total, staffs } = await manager.call.listAudit({ query: {} });
  await manager.open(page, '/d/audit');
  const search = page.getByRole('searchbox', { name: 'Search' });

  await test.step('shows who did what and when', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'entries' })).toContainText(total.toLocaleString('en-MY'));
    await expect(rows(page)).toHaveCount(20);
    const created = rows(page).filter({ hasText: ticket!.code });
    await expect(created).toContainText('cashier');
    await expect(created).toContainText('Tickets');
    await expect(created.locator('time')).toContainText(/\d\d:\d\d.*now/);
  });

  await test.step('live entries come to the top of page 1 without filters, and never move a row that has the focus', async () => {
    await expectLive(page);
    const sell = async (adults: number) => {
      const amount = adults * 30;
      const body = counterSale({ total_adult: adults, total_child: 0, amount, cash_in: amount, cash_out: 0 });
      return (await cashier.call.generateTicket({ body })).ticket!.code;
    };
    const first = await sell(1);
    await expect(rows(page).filter({ hasText: first })).toBeVisible();
    await expect(rows(page)).toHaveCount(20);

    const link = page.getByRole('link', { name: first });
    await link.focus();
    const second = await sell(2);
    await expect(page.getByRole('button', { name: /\d+ new entr/ })).toBeVisible();
    await expect(link).toBeFocused();
    await expect(rows(page).filter({ hasText: second })).toHaveCount(0);
    await page.getByRole('button', { name: /\d+ new entr/ }).click();
    await expect(rows(page).filter({ hasText: second })).toBeVisible();

    await search.fill('signed in');
    await expect(rows(page).first()).toContainText('Signed in');
    const third = await sell(3);
    await expect(rows(page).filter({ hasText: third })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /new entr/ })).toBeHidden();
    await search.fill('');
    await expect(rows(page).filter({ hasText: third })).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
  });

  await test.step('shows what was changed, before and after; is accessible in light and dark, wide and on a phone', async () => {
    const changed = rows(page).filter({ hasText: 'superuser' }).first();
    await changed.getByText(/\d changes?/).click();
    const changes = changed.getByRole('group', { name: /^What changed/ });
    await expect(changes).toContainText(/name\s*Before: Devi Maniam\s*After: Devi Maniam Pillai/);
    for (const [width, scheme, what] of [
      [1440, 'light', 'all'],
      [1440, 'dark', 'colours'],
      [390, 'dark', 'all'],
      [390, 'light', 'colours'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await expect(changes.getByText('Devi Maniam Pillai')).toBeVisible();
      await expectAccessible(page, what);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('filters by staff, module and words, in the address and in the file', async () => {
    const seller = staffs.find(({ username }) => username === 'cashier')!;
    const staff = page.getByRole('combobox', { name: 'Staff' });
    await staff.click();
    await expect(page.getByRole('option', { name: /\(/ })).toHaveCount(staffs.length);
    await staff.fill('nobody of this name');
    await expect(page.getByText('No results')).toBeVisible();
    await staff.fill(seller.name.slice(0, 6).toUpperCase());
    await page.getByRole('option', { name: `${seller.name} (cashier)` }).click();
    await expect(page.getByRole('button', { name: `Remove filter Staff: ${seller.name}` })).toBeVisible();
    await expect(rows(page).first()).toContainText('cashier');
    await expect(rows(page).filter({ hasText: 'superuser' })).toHaveCount(0);
    for (const name of await rows(page).locator('td:first-child').allTextContents()) expect(name).toBe('cashier');
    await page.getByRole('combobox', { name: 'Module' }).selectOption('Tickets');
    await search.fill('created ticket');
    await expect(page).toHaveURL(/user_id=\d+.*module=Tickets.*search=created/);
    const found = await manager.call.listAudit({
      query: { user_id: seller.id, module: 'Tickets', search: 'created ticket' },
    });
    await expect(page.getByRole('status').filter({ hasText: 'entr' })).toHaveText(
      found.total === 1 ? '1 entry' : `${found.total} entries`,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(found.total + 1);
    await page.reload();
    await expect(staff).toHaveValue(`${seller.name} (cashier)`);
  });

  await test.step('leads to the ticket', async () => {
    await rows(page).getByRole('link', { name: ticket!.code }).click();
    await expect(page).toHaveURL(new RegExp(`/d/tickets-detail/${ticket!.code}$`));
  });
});

test('is for Audit/View alone', async ({ page, world }) => {
  await (await world.signIn('cashier')).open(page, '/d/audit');
  await expect(page).toHaveURL(/\/d\/dashboard/);
});
