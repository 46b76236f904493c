import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookTwice } from '@testing/looks.ts';
import { connectTo } from '@testing/simulator-socket.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { renderConsole } from '../../../testing/render-console.ts';

/** What the page of a visitor sends first. */
const VISITOR = {
  msg: '/appid',
  app: 'web',
  app_id: 'muara',
  id: null,
  channel: null,
  name: 'Guest',
  role: 'public',
  wpa: 0,
  agent: 'test',
  token: null,
  screen: '/',
  reconnect: 0,
  invisible: 0,
};

test('a message of the server reaches a window, is listed, and is sent again', async () => {
  const world = createTestWorld({ tickets: 0 });
  const received: string[] = [];
  const socket = connectTo(world.simulator, () => {});
  socket.addEventListener('message', ({ data }) => received.push(String(data)));
  socket.send(JSON.stringify(VISITOR));
  const alerts = () => received.filter((text) => text.includes('Low tide at 17:00'));

  await renderConsole('/w/default/realtime', world);
  await expect.element(page.getByText('Guest')).toBeVisible();
  const message = page.getByLabelText('Message of the server');
  await message.fill('{ "type": ');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('not a JSON object with a type');
  await message.fill('{ "type": "alert", "message": "Low tide at 17:00" }');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(alerts).toHaveLength(1);

  await page.getByLabelText('Type').fill('alert');
  await expect.element(page.getByRole('list', { name: 'Messages, newest first' })).toHaveTextContent('server →alert');
  await lookTwice();
  await page.getByRole('button', { name: /^Send \d+ to \d+ again$/ }).click();
  await expect.poll(alerts).toHaveLength(2);
  await page.getByRole('button', { name: 'Close connections' }).click();
  await expect.element(page.getByText('Nobody is connected.', { exact: false })).toBeVisible();
});
