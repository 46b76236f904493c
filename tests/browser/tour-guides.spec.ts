import { expect, test } from './support/fixtures.ts';
import { buttonOf, choose, dialogOf, fieldOf, lookTwice, questionOf, rights, rowsOf } from './support/records.ts';

const TITLE = 'Tour Guides';

const GOOD: Record<string, string> = {
  name: 'Lina Wong',
  company_name: 'Hang Jebat Walks',
  address: '5 Lorong Hang Jebat',
  email: 'lina@muara.test',
  motacs: 'KPL12345',
  contact: '0123456789',
};

test('a tour guide is added, with an account; the contract is pointed out before it ends', async ({ page, world }) => {
  test.slow();
  const manager = await world.signIn('manager');
  const today = await world.today();
  await manager.open(page, '/d/tour-guide');
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Name',
    'Company name',
    'Phone',
    'Email',
    'MOTAC no.',
    'Active',
    'Total tickets',
    'Action',
  ]);
  await page.getByRole('button', { name: 'Add tour guide' }).click();
  await expect(fieldOf(page, 'name')).toBeFocused();
  await buttonOf(page, 'Add').click();
  await expect(dialogOf(page).getByText('Please complete this field')).toHaveCount(8);
  await expect(dialogOf(page).getByText('Please select the options')).toHaveCount(2);
  await lookTwice(page);
  for (const [name, value] of Object.entries(GOOD)) await fieldOf(page, name).fill(value);
  await buttonOf(page, 'Add').click();
  await expect(fieldOf(page, 'state'), 'a choice takes the focus like any field').toBeFocused();
  await choose(page, 'State', 'Melaka');
  await dialogOf(page).getByRole('combobox', { name: 'Country' }).fill('Atlantis');
  await page.getByRole('option', { name: 'Others', exact: true }).click();
  await fieldOf(page, 'start_date').fill('2025-01-01');
  await fieldOf(page, 'end_date').fill('2024-12-31');
  await buttonOf(page, 'Add').click();
  await expect(fieldOf(page, 'end_date')).toBeFocused();
  await expect(fieldOf(page, 'end_date')).toHaveAccessibleDescription(/The end cannot be before the start/);
  await fieldOf(page, 'end_date').fill(today);
  await expect(dialogOf(page).getByRole('status')).toHaveText('Contract ends today');
  await buttonOf(page, 'Add').dblclick();
  await expect(page.getByText('Tour Guide has been added')).toBeVisible();
  await expect(rowsOf(page, TITLE).first()).toContainText('Contract ends today');
  expect(await world.journal('addTourGuide')).toHaveLength(1);
  await manager.call.forgotPassword({ body: { email: 'lina@muara.test' } });
  await expect.poll(async () => (await world.outbox()).flatMap(({ to }) => to)).toContain('lina@muara.test');
});

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
