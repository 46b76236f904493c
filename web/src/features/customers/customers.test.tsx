import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { lookTwice } from '@testing/looks.ts';
import { buttonOf, dialogOf, fieldOf, rowsOf } from '@testing/records.ts';

const TITLE = 'Customers';

test('customers are ordered by each column, and the order is remembered', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/customers', { as: manager, world });
  await expectTexts(page.getByRole('columnheader'), [
    '#',
    'Name',
    'Company name',
    'Phone',
    'Email',
    'Total tickets',
    'Action',
  ]);
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  for (const name of ['Name', 'Company name', 'Phone', 'Email', 'Total tickets']) {
    await header(name).getByRole('button').click();
    await expect.element(header(name)).toHaveAttribute('aria-sort', 'ascending');
  }
  await header('Total tickets').getByRole('button').click();
  await expect.element(header('Total tickets')).toHaveAttribute('aria-sort', 'descending');
  const { data } = await manager.call.listCustomers({ query: { sort_by: 'total_ticket', sort: 'desc' } });
  await expect.element(rowsOf(TITLE).first()).toHaveTextContent(data[0]!.name);

  await openPath('/d/customers');
  await expect
    .element(header('Total tickets'), { message: 'the next visit begins as the last one ended' })
    .toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(shownPath).toMatch(/sort_by=total_ticket&sort=desc&page=2/);
  await openPath('/d/customers?sort_by=name&sort=asc');
  await expect
    .element(header('Name'), { message: 'an order in the address goes first' })
    .toHaveAttribute('aria-sort', 'ascending');
  await openPath('/d/customers');
  await expect.element(header('Total tickets')).toHaveAttribute('aria-sort', 'descending');
  await header('Total tickets').getByRole('button').click();
  await expect.element(header('Total tickets')).not.toHaveAttribute('aria-sort');
  await openPath(shownPath());
  await expect.element(rowsOf(TITLE).first()).toBeVisible();
  await expect.element(header('Total tickets')).not.toHaveAttribute('aria-sort');
});

test('a customer is added; an address that is taken shows at its field', async () => {
  const world = createTestWorld();
  complaints.allow(/422/);
  const manager = await world.signIn('manager');
  await renderScreen('/d/customers', { as: manager, world });
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect.element(fieldOf('name')).toHaveFocus();
  await buttonOf('Add').click();
  await expect.element(dialogOf().getByText('Please complete this field')).toHaveLength(3);
  await lookTwice();
  await fieldOf('name').fill('نور 🛶 <script>alert(1)</script>');
  await fieldOf('email').fill('Customer@Muara.test');
  await fieldOf('contact').fill('0123456789');
  await buttonOf('Add').click();
  await expect.element(fieldOf('email')).toHaveFocus();
  await expect.element(fieldOf('email')).toHaveAccessibleDescription(/already in use/);
  await expect.element(fieldOf('name')).toHaveValue('نور 🛶 <script>alert(1)</script>');
  await fieldOf('email').fill('nur@mail.test');
  await buttonOf('Add').click();
  await expect.element(page.getByText('Customer has been added')).toBeVisible();
  await expect.element(rowsOf(TITLE).first()).toHaveTextContent('<script>alert(1)</script>');
  await lookTwice();
});
