import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdRequests } from '@testing/network.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectNoToast } from '@testing/toasts.ts';

test('an app that has ended shows nothing of what its calls come to', async () => {
  const world = createTestWorld();
  const network = holdRequests();
  let asked = 0;
  world.intercept('listTickets', () => {
    asked += 1;
    return network.hold(() => Promise.reject(new TypeError('Failed to fetch')));
  });
  await renderScreen('/d/tickets/0', { as: 'manager', world });
  await expect.poll(() => asked).toBeGreaterThan(0);

  await renderScreen('/d/dashboard', { as: 'cashier', world });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  network.release();
  await nextFrame();
  await nextFrame();
  expectNoToast(/./);
});
