import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestWorld } from '@testing/test-world.ts';
import { press } from '../../testing/keys.ts';
import { renderConsole } from '../../testing/render-console.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('arrow keys go through the worlds, and the list of worlds keeps the focus', async () => {
  const { control } = await renderConsole('/w/a/time', createTestWorld({ tickets: 0 }));
  for (const name of ['a', 'b', 'c']) await control.createWorld({ params: { name }, body: { tickets: 0 } });
  await button('Create it').click();
  const worlds = page.getByLabelText('World', { exact: true });
  for (const [from, to] of [
    ['a', 'b'],
    ['b', 'c'],
  ] as const) {
    await expect.element(worlds).toHaveValue(from);
    await expect.element(worlds.getByRole('option', { name: to, exact: true })).toBeInTheDocument();
    await press(worlds, 'ArrowDown');
    await expect.element(worlds).toHaveValue(to);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Time' })).toBeVisible();
    await expect.element(worlds).toHaveFocus();
  }
});

test('the clock stops and runs with the same button, and a world that was deleted is made with one that leaves', async () => {
  const { control } = await renderConsole('/w/shared/time', createTestWorld({ tickets: 0 }));
  await button('Create it').click();
  await expect.element(button(/^(Freeze now|Return to real time)$/)).toBeVisible();
  await control.setClock({ params: { name: 'shared' }, body: { real: true } });
  await press(button('Freeze now'), 'Enter');
  await expect.element(button('Return to real time')).toHaveFocus();

  await control.deleteWorld({ params: { name: 'shared' } });
  await press(button('Create it again'), 'Enter');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Time' })).toHaveFocus();
});

test('the form of a new world closes with Escape, keeps what was typed, and gives the focus back', async () => {
  await renderConsole('/worlds', createTestWorld({ tickets: 0 }));
  await press(button('New world').first(), 'Enter');
  await userEvent.keyboard('half-typed{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('New world').first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Name')).toHaveValue('half-typed');
});
