import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestWorld } from '@testing/test-world.ts';
import { press } from '../../../testing/keys.ts';
import { renderConsole } from '../../../testing/render-console.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const params = { name: 'default' };

test('the keyboard keeps its place when a fault is removed: the next one, then the heading of the list', async () => {
  const { control } = await renderConsole('/w/default/faults', createTestWorld({ tickets: 0 }));
  for (const operationId of ['login', 'listFoods', 'listUsers'] as const)
    await control.orderFault({ params, body: { operationId, code: 'internal_error' } });
  await press(button('Remove fault 1'), 'Enter');
  await expect.element(button('Remove fault 2')).toHaveFocus();
  await press(button('Remove fault 3'), 'Enter');
  await expect.element(button('Remove fault 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'In force' })).toHaveFocus();

  await press(button('Order provider-down'), 'Enter');
  await press(button('Remove all'), 'Enter');
  await expect.element(page.getByText('No faults.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'In force' })).toHaveFocus();
});

test('a fault is ordered by keyboard alone, from the form and from the board', async () => {
  const { control } = await renderConsole('/w/default/faults', createTestWorld({ tickets: 0 }));
  const operation = page.getByLabelText('Operation', { exact: true });
  await expect.element(operation).toBeVisible();
  await press(operation, 'g');
  await userEvent.keyboard('enerateTickets{Enter}');
  await press(button('Use generateTicket'), 'Enter');
  await expect.element(operation).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove fault 1')).toBeVisible();

  await press(page.getByRole('searchbox', { name: 'Search operations' }), 'a');
  await userEvent.keyboard('ddUser');
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await userEvent.keyboard('{Tab}{ArrowRight} ');
  await expect.element(button('Slow: addUser')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Slow: addUser')).toHaveFocus();

  const park = page.getByLabelText('Status that it returns');
  await press(park, 'ArrowDown');
  await expect.poll(async () => (await control.getPark({ params })).status).toBe(400);
  await expect.element(park).toHaveFocus();
});
