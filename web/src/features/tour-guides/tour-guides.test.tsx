import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, press } from '@testing/actions.ts';
import { lookTwice } from '@testing/looks.ts';
import { buttonOf, choose, dialogOf, fieldOf, questionOf, rights, rowsOf } from '@testing/records.ts';

const TITLE = 'Tour Guides';

const GOOD: Record<string, string> = {
  name: 'Lina Wong',
  company_name: 'Hang Jebat Walks',
  address: '5 Lorong Hang Jebat',
  email: 'lina@muara.test',
  motacs: 'KPL12345',
  contact: '0123456789',
};

test('a tour guide is added, with an account; the contract is pointed out before it ends', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const today = await world.today();
  await renderScreen('/d/tour-guide', { as: manager, world });
  await expectTexts(page.getByRole('columnheader'), [
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
  await expect.element(fieldOf('name')).toHaveFocus();
  await buttonOf('Add').click();
  await expect.element(dialogOf().getByText('Please complete this field')).toHaveLength(8);
  await expect.element(dialogOf().getByText('Please select the options')).toHaveLength(2);
  await lookTwice();
  for (const [name, value] of Object.entries(GOOD)) await fieldOf(name).fill(value);
  await buttonOf('Add').click();
  await expect.element(fieldOf('state'), { message: 'a choice takes the focus like any field' }).toHaveFocus();
  await choose('State', 'Melaka');
  await dialogOf().getByRole('combobox', { name: 'Country' }).fill('Atlantis');
  await page.getByRole('option', { name: 'Others', exact: true }).click();
  await fieldOf('start_date').fill('2025-01-01');
  await fieldOf('end_date').fill('2024-12-31');
  await buttonOf('Add').click();
  await expect.element(fieldOf('end_date')).toHaveFocus();
  await expect.element(fieldOf('end_date')).toHaveAccessibleDescription(/The end cannot be before the start/);
  await fieldOf('end_date').fill(today);
  await expect.element(dialogOf().getByRole('status')).toHaveTextContent(/^Contract ends today$/);
  await buttonOf('Add').dblClick();
  await expect.element(page.getByText('Tour Guide has been added')).toBeVisible();
  await expect.element(rowsOf(TITLE).first()).toHaveTextContent('Contract ends today');
  expect(await world.journal('addTourGuide')).toHaveLength(1);
  await manager.call.forgotPassword({ body: { email: 'lina@muara.test' } });
  await expect.poll(async () => (await world.outbox()).flatMap(({ to }) => to)).toContain('lina@muara.test');
});

test('a tour guide is looked at, changed, and removed', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/tour-guide/1', { as: manager, world });
  const guide = page.getByRole('dialog', { name: 'Mohd Zaki Ibrahim' });
  await expect.element(guide).toHaveTextContent('tourguide@muara.test');
  await lookTwice();
  await buttonOf('Edit').click();
  await expect.poll(shownPath).toMatch(/\/d\/tour-guide\/1\/edit$/);
  await fieldOf('motacs').fill('<b>KPL🛶</b>');
  await dialogOf().getByRole('checkbox', { name: 'Active' }).click();
  await press('Escape');
  const question = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(fieldOf('motacs')).toHaveValue('<b>KPL🛶</b>');
  await buttonOf('Save').click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  const row = rowsOf(TITLE).filter({ hasText: 'Mohd Zaki Ibrahim' });
  await expect.element(row).toHaveTextContent('<b>KPL🛶</b>');
  await expect.element(row).toHaveTextContent('Inactive');
  await page.getByRole('button', { name: 'Delete Mohd Zaki Ibrahim' }).click();
  await expect.element(questionOf()).toHaveTextContent('Zaki Guided Walks');
  await questionOf().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Tour Guide has been removed')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
});

test('who may only look at tour guides sees why the form stays shut', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Tour Guide', 'View') } });
  await renderScreen('/d/tour-guide/2/edit', { as: 'csa', world });
  await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect.poll(shownPath).toBe('/d/tour-guide');
  await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
});
