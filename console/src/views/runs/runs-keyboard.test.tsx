import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestWorld } from '@testing/test-world.ts';
import { press } from '../../../testing/keys.ts';
import { renderConsole } from '../../../testing/render-console.ts';

test('the keyboard goes from a run to the failed call and back to the list of calls', async () => {
  const world = createTestWorld({ tickets: 0 });
  const { control } = await renderConsole('/runs', world);
  await expect(world.signIn('nobody')).rejects.toMatchObject({ status: 422 });
  const call = { method: 'POST', url: 'http://localhost:3000/w/default/api/login', status: 422 } as const;
  const failure = { step: 'login', check: 'expected $statusCode == 200; answered 422', call };
  const failed = { name: 'sign-in', world: 'default', calls: 1, took_ms: 9, failure };
  await control.addRun({ body: { seconds: 1, complete: true, scenarios: [failed], skipped: [] } });
  const run = page.getByRole('link', { name: 'Run 1' });
  await press(run, 'Enter');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Run 1' })).toHaveFocus();
  await press(page.getByRole('link', { name: 'All runs' }), 'Enter');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Runs' })).toHaveFocus();

  await press(run, 'Enter');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Run 1' })).toHaveFocus();
  const opened = page.getByRole('link', { name: 'open call 1' });
  await press(opened, 'Enter');
  await expect.element(page.getByRole('complementary', { name: 'Call 1' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link', { name: /^login/ })).toHaveFocus();
  await press(page.getByRole('link', { name: /^login/ }), 'Enter');
  await expect.element(page.getByRole('complementary', { name: 'Call 1' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});
