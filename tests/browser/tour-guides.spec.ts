import { expect, test } from './support/fixtures.ts';
import { buttonOf, dialogOf, fieldOf, lookTwice, questionOf, rights, rowsOf } from './support/records.ts';

const TITLE = 'Tour Guides';

test('a tour guide is looked at, changed, and removed; who may not sees why', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/tour-guide/1');
  const guide = page.getByRole('dialog', { name: 'Mohd Zaki Ibrahim' });
  await expect(guide).toContainText('tourguide@muara.test');
  await lookTwice(page);
  await buttonOf(page, 'Edit').click();
  await expect(page).toHaveURL(/\/d\/tour-guide\/1\/edit$/);
  await fieldOf(page, 'motacs').fill('<b>KPL🛶</b>');
  await dialogOf(page).getByRole('checkbox', { name: 'Active' }).uncheck();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(fieldOf(page, 'motacs')).toHaveValue('<b>KPL🛶</b>');
  await buttonOf(page, 'Save').click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  const row = rowsOf(page, TITLE).filter({ hasText: 'Mohd Zaki Ibrahim' });
  await expect(row).toContainText('<b>KPL🛶</b>');
  await expect(row).toContainText('Inactive');
  await page.getByRole('button', { name: 'Delete Mohd Zaki Ibrahim' }).click();
  await expect(questionOf(page)).toContainText('Zaki Guided Walks');
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tour Guide has been removed')).toBeVisible();
  await expect(row).toHaveCount(0);

  await manager.call.editUser({ body: { id: 6, policies: rights('Tour Guide', 'View') } });
  const csa = await world.signIn('csa');
  const other = await page.context().newPage();
  await csa.open(other, '/d/tour-guide/2/edit');
  await expect(other.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect(other).toHaveURL(/\/d\/tour-guide$/);
  await expect(other.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await lookTwice(other);
});
