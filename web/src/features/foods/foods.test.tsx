import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { press, textsOf } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectAccessible, inTheme } from '@testing/looks.ts';
import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { PNG_FILE, box, question, save, summary, unsaved, wire } from '@testing/forms.ts';
import { rowsOf } from '@testing/records.ts';

const REQUIRED = 'Please complete this field';

test('a menu is added, and its packages offer it', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/foods', { as: manager, world });
  const rows = rowsOf('Dining Management');
  await expect.element(rows).toHaveLength(5);
  await expect
    .poll(() => textsOf(page.getByRole('columnheader')))
    .toEqual(['#', 'Name', 'Adult Price', 'Child Price', 'Active', 'Action']);

  await page.getByRole('button', { name: 'Add menu' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add New Menu' })).toBeVisible();
  await wire('name').fill('Pineapple Tart');
  await press('Control+Enter');
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary().getByRole('link')).toHaveLength(10);
  await expectAccessible();
  await inTheme('dark');
  await expectAccessible('colours');
  await inTheme('light');
  await summary()
    .getByRole('link', { name: `Description: ${REQUIRED}` })
    .click();
  await expect.element(wire('description')).toHaveFocus();
  await userEvent.keyboard('From Melaka.');
  for (const category of PRICED_CATEGORIES) await wire(`${category}_price`).fill('6.5');
  await box('VVIP Dinner Cruise').click();
  await page.getByCss('input[type=file]').upload(PNG_FILE);
  await expect.element(page.getByText('Image has been uploaded!')).toBeVisible();
  await save().click();
  await expect.element(page.getByText('Menu has been added')).toBeVisible();
  await expect.poll(shownPath).toMatch(/\/d\/foods$/);
  const row = rows.filter({ hasText: 'Pineapple Tart' });
  await expect.element(row).toHaveTextContent('RM 6.50');
  const [added] = (await manager.call.listFoods({})).data;
  expect(added).toMatchObject({
    name: 'Pineapple Tart',
    package_ids: [6],
    imgs: [expect.any(String)],
    adult_price: 6.5,
  });
  expect((await manager.call.getPackage({ params: { id: 6 } })).food_ids).toContain(added!.id);
});

test('a menu is changed and removed; it needs no image', async () => {
  const world = createTestWorld();
  complaints.allow(/404/);
  const manager = await world.signIn('manager');
  await renderScreen('/d/foods', { as: manager, world });
  const row = rowsOf('Dining Management').filter({ hasText: 'Cendol' });
  await row.getByRole('link', { name: 'Edit Cendol' }).click();
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await question().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Image has been removed')).toBeVisible();
  await wire('adult_price').fill('7');
  await page.getByRole('link', { name: 'All menus' }).click();
  await expect.element(question()).toHaveTextContent('You have an unsaved changes. Discard changes?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save().click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(unsaved()).not.toBeInTheDocument();
  await expect.element(wire('adult_price')).toHaveValue('7.00');

  await page.getByRole('link', { name: 'All menus' }).click();
  await row.getByRole('button', { name: 'Delete Cendol' }).click();
  await expect.element(question()).toHaveTextContent('Hold On!');
  await expect.element(question()).toHaveTextContent('Cendol will be removed from all packages');
  await question().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Menu has been removed')).toBeVisible();
  await expect.element(row).toHaveLength(0);
  await openPath(`/d/foods/4`);
  await expect.element(page.getByText('Menu does not exist')).toBeVisible();
});

test('a menu that somebody else has saved first is put to a choice', async () => {
  const world = createTestWorld();
  complaints.allow(/422/);
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('admin')]);
  await renderScreen('/d/foods/1', { as: manager, world });
  await wire('name').fill('Nasi Lemak Mine');
  const { all_packages: _all, ...food } = await admin.call.getFood({ params: { id: 1 } });
  await admin.call.editFood({ body: { ...food, description: 'Theirs.', updated_at: '' } });
  await save().click();
  const notice = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(notice).toHaveFocus();
  await expect.element(wire('name')).toHaveValue('Nasi Lemak Mine');
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect.element(wire('description')).toHaveValue('Theirs.');
  await expect.element(wire('name')).toHaveValue('Nasi Lemak Set');
  await expect.element(unsaved()).not.toBeInTheDocument();
});
