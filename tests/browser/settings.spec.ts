import { expect, test } from './support/fixtures.ts';

test('an administrator, a cashier and an agent are sent to the dashboard', async ({ context, world }) => {
  for (const account of ['admin', 'cashier', 'agent']) {
    await test.step(`${account} is sent to the dashboard`, async () => {
      const page = await context.newPage();
      await (await world.signIn(account)).open(page, '/d/setting');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page).toHaveURL(/\/d\/dashboard$/);
      expect(await world.journal('getSetting')).toEqual([]);
      await page.close();
    });
  }
});
