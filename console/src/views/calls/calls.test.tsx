import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

test('calls appear as they are handled, and one shows its request, its answer and whether it conforms', async () => {
  const world = createTestWorld({ tickets: 0 });
  const manager = await world.signIn('manager');
  await renderConsole('/w/default/calls', world);
  const calls = page.getByRole('table', { name: 'Calls, newest first' });
  await expect.element(calls.getByText('login', { exact: true })).toBeVisible();
  await manager.call.listTickets({ query: { search: 'MRCX' } });
  await calls.getByRole('link', { name: /listTickets/ }).click();
  const detail = page.getByRole('complementary', { name: 'Call 2' });
  await expect.element(detail.getByText('Conforms')).toBeVisible();
  await expect.element(detail.getByRole('group', { name: 'Query' })).toHaveTextContent('"search": "MRCX"');
  await expect.element(detail.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await lookTwice();
  await detail.getByRole('link', { name: 'Close this call' }).click();
  await expect.element(detail).not.toBeInTheDocument();
});

test('a filter that no call meets shows the nearest calls, and an unknown operation what was meant', async () => {
  const world = createTestWorld({ tickets: 0 });
  await world.signIn('cashier');
  await renderConsole('/w/default/calls?operation=login&status=5', world);
  await expect.element(page.getByRole('heading', { name: 'Nearest calls' })).toBeVisible();
  await expect.element(page.getByText('status is 200, not 5')).toBeVisible();
  await page.getByLabelText('Operation').fill('loginn');
  await expect.element(page.getByRole('alert')).toHaveTextContent('did you mean login?');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByRole('table', { name: 'Calls, newest first' })).toBeVisible();
});
