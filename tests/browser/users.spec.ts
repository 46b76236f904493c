import { test } from './support/elsewhere.ts';
import { expect, expectLive } from './support/fixtures.ts';
import { userRow } from './support/users.ts';

test('who is online and takes part in the chat can be written to; oneself cannot', async ({
  page,
  world,
  elsewhere,
}) => {
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  const theirs = await elsewhere(cashier);
  await expectLive(theirs);
  await manager.open(page, '/d/users');
  await expect(
    userRow(page, 'Aisyah Rahman').getByRole('button', { name: 'Chat with Aisyah Rahman (online)' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chat with/ })).toHaveCount(1);
  await theirs.close();
  await expect(page.getByRole('button', { name: /^Chat with/ })).toHaveCount(0);
});
