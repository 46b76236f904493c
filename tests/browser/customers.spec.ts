import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect } from './support/fixtures.ts';
import { test } from './support/elsewhere.ts';
import { publicSale } from './support/sales.ts';
import { buttonOf, dialogOf, fieldOf, lookTwice, rights, rowsOf } from './support/records.ts';

const TITLE = 'Customers';

test('customers are ordered by each column, and the order is remembered', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/customers');
  await expect(page.getByRole('columnheader')).toHaveText([
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
    await expect(header(name)).toHaveAttribute('aria-sort', 'ascending');
  }
  await header('Total tickets').getByRole('button').click();
  await expect(header('Total tickets')).toHaveAttribute('aria-sort', 'descending');
  const { data } = await manager.call.listCustomers({ query: { sort_by: 'total_ticket', sort: 'desc' } });
  await expect(rowsOf(page, TITLE).first()).toContainText(data[0]!.name);

  await manager.open(page, '/d/customers');
  await expect(header('Total tickets'), 'the next visit begins as the last one ended').toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/sort_by=total_ticket&sort=desc&page=2/);
  await manager.open(page, '/d/customers?sort_by=name&sort=asc');
  await expect(header('Name'), 'an order in the address goes first').toHaveAttribute('aria-sort', 'ascending');
  await manager.open(page, '/d/customers');
  await expect(header('Total tickets')).toHaveAttribute('aria-sort', 'descending');
  await header('Total tickets').getByRole('button').click();
  await expect(header('Total tickets')).not.toHaveAttribute('aria-sort');
  await page.reload();
  await expect(rowsOf(page, TITLE).first()).toBeVisible();
  await expect(header('Total tickets')).not.toHaveAttribute('aria-sort');
});

test('a customer is shown with all purchases, page by page; one may open them as far as one may', async ({
  page,
  world,
  elsewhere,
}) => {
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
  await manager.open(page, `/d/customers/${best!.id}`);
  const dialog = page.getByRole('dialog', { name: best!.name });
  for (const text of [best!.username, best!.email, best!.contact]) await expect(dialog).toContainText(text);
  const purchases = rowsOf(page, 'Purchases');
  const { data: bought, total } = await manager.call.listCustomerPurchases({ params: { id: best!.id } });
  expect(total, 'more than a page').toBeGreaterThan(20);
  await expect(purchases).toHaveCount(20);
  await expect(purchases.first()).toContainText(bought[0]!.code);
  await lookTwice(page);
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByText(`Page 2 of ${Math.ceil(total / 20)}`)).toBeVisible();
  await expect(purchases.first()).not.toContainText(bought[0]!.code);
  await dialog.getByRole('button', { name: 'Previous page' }).click();
  await purchases.first().getByRole('link', { name: bought[0]!.code }).click();
  await expect(page).toHaveURL(new RegExp(`/d/tickets/[01]/${bought[0]!.code}$`));

  await manager.call.editUser({ body: { id: 6, policies: rights('Customers', 'View') } });
  const csa = await world.signIn('csa');
  const other = await elsewhere(csa, `/d/customers/${best!.id}`);
  await expect(rowsOf(other, 'Purchases')).toHaveCount(20);
  await expect(rowsOf(other, 'Purchases').getByRole('link')).toHaveCount(0);
  await expect(dialogOf(other).getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await csa.open(other, '/d/customers/new');
  await expect(other.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add customer' })).toHaveCount(0);
});

test('a customer is added; an address that is taken shows at its field', async ({ page, world, complaints }) => {
  complaints.allow(/422/);
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/customers');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(fieldOf(page, 'name')).toBeFocused();
  await buttonOf(page, 'Add').click();
  await expect(dialogOf(page).getByText('Please complete this field')).toHaveCount(3);
  await lookTwice(page);
  await fieldOf(page, 'name').fill('نور 🛶 <script>alert(1)</script>');
  await fieldOf(page, 'email').fill('Customer@Muara.test');
  await fieldOf(page, 'contact').fill('0123456789');
  await buttonOf(page, 'Add').click();
  await expect(fieldOf(page, 'email')).toBeFocused();
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(/already in use/);
  await expect(fieldOf(page, 'name')).toHaveValue('نور 🛶 <script>alert(1)</script>');
  await fieldOf(page, 'email').fill('nur@mail.test');
  await buttonOf(page, 'Add').click();
  await expect(page.getByText('Customer has been added')).toBeVisible();
  await expect(rowsOf(page, TITLE).first()).toContainText('<script>alert(1)</script>');
  await lookTwice(page);
});
