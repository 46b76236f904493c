import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect } from './support/fixtures.ts';
import { test } from './support/elsewhere.ts';
import { publicSale } from '../support/stages/sales.ts';
import { dialogOf, lookTwice, rights, rowsOf } from './support/records.ts';

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
