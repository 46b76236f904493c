import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

const forgotPassword = (world: ReturnType<typeof createTestWorld>, email: string) =>
  world.fetch('/api/forgot_password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, platform: 'web_app' }),
  });

test('a mail appears when it is sent, shows its HTML without scripts and its text, and is then read', async () => {
  const world = createTestWorld({ tickets: 0 });
  await renderConsole('/w/default/mails', world);
  await expect.element(page.getByText('No mails yet')).toBeVisible();
  expect((await forgotPassword(world, 'cashier@muara.test')).status).toBe(200);
  await page.getByRole('link', { name: /Set your new password/ }).click();
  const frame = page.getByTitle('Set your new password');
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining('/d/reset-password'));
  await expect.element(page.getByText('1 mail, 0 unread')).toBeVisible();
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('/d/reset-password');
  await lookTwice();
});
