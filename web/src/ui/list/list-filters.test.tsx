import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { press, step } from '@testing/actions.ts';
import { addUsers, someUser, userRows } from '@testing/users.ts';

test('a changed filter, search or order returns to the first page', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await addUsers(
    manager,
    Array.from({ length: 30 }, (_, index) => someUser(index)),
  );
  let before = '';
  const second = async (query = '') => {
    before = `/d/users?page=2${query}`;
    await renderScreen(before, { as: manager, world });
    await expect.element(userRows().getByRole('cell').first()).toHaveTextContent(/^21$/);
  };
  const isFirst = async (address: string) => {
    await expect.poll(shownPath).not.toBe(before);
    expect(shownPath()).toBe(address);
    await expect.element(userRows().getByRole('cell').first()).toHaveTextContent(/^1$/);
  };

  await step('a filter', async () => {
    await second();
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('CSA');
    await isFirst('/d/users?role=CSA');
  });
  await step('a search', async () => {
    await second();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Person');
    await press('Enter', page.getByRole('searchbox', { name: 'Search' }));
    await isFirst('/d/users?search=Person');
  });
  await step('an order', async () => {
    await second();
    await page.getByRole('columnheader', { name: 'Username' }).getByRole('button').click();
    await isFirst('/d/users?sort_by=username&sort=asc');
  });
  await step('a filter that is removed', async () => {
    await second('&role=CSA');
    await page.getByRole('button', { name: 'Reset' }).click();
    await isFirst('/d/users');
  });
});
