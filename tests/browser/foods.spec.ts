import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { test } from './support/elsewhere.ts';
import { PNG_FILE } from './support/catalogue.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTheme } from './support/look.ts';
import { box, question, save, summary, unsaved, wire } from './support/packages.ts';
import { rowsOf } from './support/records.ts';

const REQUIRED = 'Please complete this field';

test('a menu is added, and its packages offer it', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/foods');
  const rows = rowsOf(page, 'Dining Management');
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Name',
    'Adult Price',
    'Child Price',
    'Active',
    'Action',
  ]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Menu' })).toBeVisible();
  await wire(page, 'name').fill('Pineapple Tart');
  await page.keyboard.press('Control+Enter');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(10);
  await expectAccessible(page);
  await inTheme(page, 'dark');
  await expectAccessible(page, 'colours');
  await inTheme(page, 'light');
  await summary(page)
    .getByRole('link', { name: `Description: ${REQUIRED}` })
    .click();
  await expect(wire(page, 'description')).toBeFocused();
  await page.keyboard.type('From Melaka.');
  for (const category of PRICED_CATEGORIES) await wire(page, `${category}_price`).fill('6.5');
  await box(page, 'VVIP Dinner Cruise').check();
  await page.locator('input[type=file]').setInputFiles(PNG_FILE);
  await expect(page.getByText('Image has been uploaded!')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Menu has been added')).toBeVisible();
  await expect(page).toHaveURL(/\/d\/foods$/);
  const row = rows.filter({ hasText: 'Pineapple Tart' });
  await expect(row).toContainText('RM 6.50');
  const [added] = (await manager.call.listFoods({})).data;
  expect(added).toMatchObject({
    name: 'Pineapple Tart',
    package_ids: [6],
    imgs: [expect.any(String)],
    adult_price: 6.5,
  });
  expect((await manager.call.getPackage({ params: { id: 6 } })).food_ids).toContain(added!.id);
});

test('a menu is changed and removed; it needs no image', async ({ page, world, complaints }) => {
  complaints.allow(/404/);
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/foods');
  const row = rowsOf(page, 'Dining Management').filter({ hasText: 'Cendol' });
  await row.getByRole('link', { name: 'Edit Cendol' }).click();
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image has been removed')).toBeVisible();
  await wire(page, 'adult_price').fill('7');
  await page.getByRole('link', { name: 'All menus' }).click();
  await expect(question(page)).toContainText('You have an unsaved changes. Discard changes?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save(page).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(unsaved(page)).toBeHidden();
  await expect(wire(page, 'adult_price')).toHaveValue('7.00');

  await page.getByRole('link', { name: 'All menus' }).click();
  await row.getByRole('button', { name: 'Delete Cendol' }).click();
  await expect(question(page)).toContainText('Hold On!');
  await expect(question(page)).toContainText('Cendol will be removed from all packages');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Menu has been removed')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/d/foods/4`);
  await expect(page.getByText('Menu does not exist')).toBeVisible();
});

test('a menu that somebody else has saved first is put to a choice', async ({ page, world, complaints }) => {
  complaints.allow(/422/);
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('admin')]);
  await manager.open(page, '/d/foods/1');
  await wire(page, 'name').fill('Nasi Lemak Mine');
  const { all_packages: _all, ...food } = await admin.call.getFood({ params: { id: 1 } });
  await admin.call.editFood({ body: { ...food, description: 'Theirs.', updated_at: '' } });
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(notice).toBeFocused();
  await expect(wire(page, 'name')).toHaveValue('Nasi Lemak Mine');
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(wire(page, 'description')).toHaveValue('Theirs.');
  await expect(wire(page, 'name')).toHaveValue('Nasi Lemak Set');
  await expect(unsaved(page)).toBeHidden();
});
