import { expect, test } from './support/fixtures.ts';
import { addUsers, someUser, userRows } from './support/users.ts';

test('a changed filter, search or order returns to the first page', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await addUsers(
    manager,
    Array.from({ length: 30 }, (_, index) => someUser(index)),
  );
  const second = async (query = '') => {
    await manager.open(page, `/d/users?page=2${query}`);
    await expect(userRows(page).getByRole('cell').first()).toHaveText('21');
  };
  const isFirst = async () => {
    await expect(page).not.toHaveURL(/page=/);
    await expect(userRows(page).getByRole('cell').first()).toHaveText('1');
  };

  await test.step('a filter', async () => {
    await second();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('CSA');
    await isFirst();
  });
  await test.step('a search', async () => {
    await second();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Person');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await isFirst();
  });
  await test.step('an order', async () => {
    await second();
    await page.getByRole('columnheader', { name: 'Username' }).getByRole('button').click();
    await isFirst();
  });
  await test.step('a filter that is removed', async () => {
    await second('&role=CSA');
    await page.getByRole('button', { name: 'Reset' }).click();
    await isFirst();
  });
});
