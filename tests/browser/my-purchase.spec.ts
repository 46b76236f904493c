import { buyDinner } from '../support/stages/purchases.ts';
import { expect, test } from './support/fixtures.ts';

test('the receipt of a purchase is a PDF in a tab of its own', async ({ page, context, world }) => {
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const { code } = await buyDinner(world, manager, customer);
  await customer.open(page, `/d/my-purchase/0/${code}`);
  const served = context.waitForEvent('response', (response) => response.url().includes(`/pdf/receipt/${code}`));
  await page.getByRole('button', { name: 'View Receipt' }).click();
  expect((await served).headers()['content-type']).toBe('application/pdf');
});
