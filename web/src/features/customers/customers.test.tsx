import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { lookTwice } from '@testing/looks.ts';
import { buttonOf, dialogOf, fieldOf, rights, rowsOf } from '@testing/records.ts';
import { publicSale } from '../../../../tests/support/stages/sales.ts';

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

test('a customer is shown with all purchases, page by page; one may open them as far as one may', async () => {
  const world = createTestWorld();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const depart_date = addDays(await world.today(), 1);
  for (let count = 0; count < 21; count += 1) {
    // The same order of the same moment would be the same ticket.
    const name = `Priya ${count}`;
    const body = publicSale({ depart_date, name, total_adult: 1, total_child: 0, amount: 30 });
    await customer.call.generateTicket({ body });
  }
  const { data } = await manager.call.listCustomers({ query: { sort_by: 'total_ticket', sort: 'desc' } });
  const [best] = data;
  expect(best!.username).toBe('customer');
  await renderScreen(`/d/customers/${best!.id}`, { as: manager, world });
  const dialog = page.getByRole('dialog', { name: best!.name });
  for (const text of [best!.username, best!.email, best!.contact]) await expect.element(dialog).toHaveTextContent(text);
  const purchases = rowsOf('Purchases');
  const { data: bought, total } = await manager.call.listCustomerPurchases({ params: { id: best!.id } });
  expect(total, 'more than a page').toBeGreaterThan(20);
  await expect.element(purchases).toHaveLength(20);
  await expect.element(purchases.first()).toHaveTextContent(bought[0]!.code);
  await lookTwice();
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect.element(dialog.getByText(`Page 2 of ${Math.ceil(total / 20)}`)).toBeVisible();
  await expect.element(purchases.first()).not.toHaveTextContent(bought[0]!.code);
  await dialog.getByRole('button', { name: 'Previous page' }).click();
  await purchases.first().getByRole('link', { name: bought[0]!.code }).click();
  await expect.poll(shownPath).toMatch(new RegExp(`^/d/tickets/[01]/${bought[0]!.code}$`));

  await manager.call.editUser({ body: { id: 6, policies: rights('Customers', 'View') } });
  const csa = await world.signIn('csa');
  await renderScreen(`/d/customers/${best!.id}`, { as: csa, world });
  await expect.element(rowsOf('Purchases')).toHaveLength(20);
  await expect.element(rowsOf('Purchases').getByRole('link')).not.toBeInTheDocument();
  await expect.element(dialogOf().getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await renderScreen('/d/customers/new', { as: csa, world });
  await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add customer' })).not.toBeInTheDocument();
});
