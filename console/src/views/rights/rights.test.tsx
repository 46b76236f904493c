import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

test('rights are tried in a copy of the world, and an answer that differs is marked', async () => {
  const world = createTestWorld({ tickets: 0 });
  const { control } = await renderConsole('/w/default/rights?search=addUser', world);
  const right = (role: string) => page.getByRole('button', { name: new RegExp(`^${role}, addUser:`) });
  await expect.element(right('Manager')).toHaveAccessibleName('Manager, addUser: may');
  await right('Cashier').click();
  await expect
    .element(right('Cashier'))
    .toHaveAccessibleName('Cashier, addUser: may not, answered 403 permission_denied');
  await right('Manager').click();
  await expect.element(right('Manager')).toHaveAccessibleName(/may, answered 422/);
  await expect.element(page.getByText('2 tried, 0 differ')).toBeVisible();
  expect((await control.listWorlds()).data.map(({ name }) => name)).toEqual(['default']);
  expect((await control.getJournal({ params: { name: 'default' } })).total).toBe(0);

  const { users } = world.world.tables;
  const manager = users.all().find(({ email }) => email === 'manager@muara.test')!;
  users.update(manager.id, { active: false });
  await right('Manager').click();
  await expect.element(page.getByText(/manager may not sign in/)).toBeVisible();
  expect((await control.listWorlds()).total).toBe(1);
  users.update(manager.id, { active: true });

  await control.orderFault({
    params: { name: 'default' },
    body: { operationId: 'addUser', code: 'permission_denied' },
  });
  await right('Manager').click();
  await expect.element(page.getByText('2 tried, 1 differ')).toBeVisible();
  await lookTwice();
});
