import type { Control } from '@muara/client/control';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

const readClock = (control: Control) => control.getClock({ params: { name: 'default' } });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('faults are ordered from the board, a preset and the form, show their strikes, and go one by one', async () => {
  const world = createTestWorld({ tickets: 0 });
  await renderConsole('/w/default/faults', world);
  // The whole board has a thousand cells, and takes React in development seconds.
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('login');
  await button('Refuse: login').click();
  await expect.element(button('Refuse: login')).toHaveAttribute('aria-pressed', 'true');
  await expect(world.signIn('cashier')).rejects.toMatchObject({ status: 500 });
  await expect.element(page.getByText('struck 1 of 1')).toBeVisible();
  await lookTwice();

  await page.getByLabelText('Operation', { exact: true }).fill('generateTickets');
  await button('Order fault').click();
  await button('Use generateTicket').click();
  await page.getByLabelText('At most (times)').fill('2');
  await button('Order fault').click();
  await expect.element(page.getByText('Refuse, code internal_error, at most 2 times')).toBeVisible();

  await button('Order provider-down').click();
  await expect.element(button('Remove fault 5')).toBeVisible();
  await button('Remove fault 1').click();
  await expect.element(button('Refuse: login')).toHaveAttribute('aria-pressed', 'false');
  await button('Remove all').click();
  await expect.element(page.getByText('No faults.')).toBeVisible();
});

test('the clock jumps to what is due, and returns to real time', async () => {
  const { control } = await renderConsole('/w/default/time', createTestWorld({ tickets: 0 }));
  await button('Five past midnight').click();
  await expect.element(button('Return to real time')).toBeVisible();
  expect(await readClock(control)).toMatchObject({ now: '2026-03-11T00:05:00+08:00', mode: 'frozen' });
  await button(/^Jump to nightly/).click();
  await expect.poll(async () => (await readClock(control)).now).toContain('2026-03-12T00:05');
  await lookTwice();
  await button('Return to real time').click();
  await expect.element(button('Freeze now')).toBeVisible();
});
