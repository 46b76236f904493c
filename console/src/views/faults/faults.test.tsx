import type { Control } from '@muara/client/control';
import { OPERATION_IDS } from '@muara/contract/operations';
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

test('an own body, the rate limit and the park service are set in the view', async () => {
  const world = createTestWorld({ tickets: 0 });
  const { control } = await renderConsole('/w/default/faults', world);
  const params = { name: 'default' };
  await page.getByLabelText('Operation', { exact: true }).fill('listFoods');
  await page.getByLabelText('What goes wrong').selectOptions('Own body');
  await page.getByLabelText('Body (JSON)').fill('{data}');
  await button('Order fault').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The body is not JSON.');
  await page.getByLabelText('Body (JSON)').fill('{"data": [], "total": 0}');
  await lookTwice();
  await button('Order fault').click();
  await expect.element(button('Remove fault 1')).toBeVisible();
  const manager = await world.signIn('manager');
  expect(await manager.call.listFoods({ query: {} })).toEqual({ data: [], total: 0 });

  await page.getByLabelText('Status that it returns').selectOptions('502');
  await expect.poll(async () => (await control.getPark({ params })).status).toBe(502);
  await page.getByLabelText('Calls per minute and caller').fill('2');
  await page.getByLabelText('Minutes are counted in').selectOptions('world');
  await button('Change limit').click();
  await expect.element(page.getByText('2 a minute')).toBeVisible();
  expect(await control.getLimits({ params })).toEqual({ per_minute: 2, clock: 'world' });
});

test('rows of the board are drawn when scrolling comes near them', async () => {
  await renderConsole('/w/default/faults', createTestWorld({ tickets: 0 }));
  const board = page.getByRole('grid', { name: 'Board' });
  await expect.element(page.getByText('* (all)')).toBeVisible();
  expect(board.getByRole('row').elements().length).toBeLessThan(50);
  const scroller = board.element().parentElement!;
  await expect
    .poll(() => {
      scroller.scrollTop = scroller.scrollHeight;
      return board.getByRole('row').elements().length;
    })
    .toBe(OPERATION_IDS.length + 3);
});

test('the clock jumps to what is due, and returns to real time', async () => {
  const { control } = await renderConsole('/w/default/time', createTestWorld({ tickets: 0 }));
  await button('Five past midnight').click();
  await expect.element(button('Return to real time')).toBeVisible();
  expect(await readClock(control)).toMatchObject({ now: '2026-03-11T00:05:00+08:00', mode: 'frozen' });
  await button(/^Jump here: Nightly run/).click();
  await expect.poll(async () => (await readClock(control)).now).toContain('2026-03-12T00:05');
  await lookTwice();
  await button('Return to real time').click();
  await expect.element(button('Freeze now')).toBeVisible();
});
