import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts } from '@testing/actions.ts';
import { lookTwice } from '@testing/looks.ts';
import { buttonOf, choose, dialogOf, fieldOf, rowsOf } from '@testing/records.ts';

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
