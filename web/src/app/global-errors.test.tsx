import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { goTo, step } from '@testing/actions.ts';
import { expectLive } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';

test('a new version, too many requests and a dropped connection are each told in their way', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');

  await step('409 opens the modal of a new version, whose Ok reloads', async () => {
    await world.addFault({ operationId: 'listTickets', nth: 1, code: 'app_version_too_old' });
    await renderScreen('/d/tickets/0', { as: manager, world });
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toHaveTextContent('New updates! Please refresh your browser');
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Tickets Management (Normal)' })).toBeVisible();
    await expect.element(page.getByRole('table')).toBeVisible();
  });

  await step('a dropped connection says so once, and the list offers to try again', async () => {
    await world.addFault({ operationId: 'listTickets', rate: 1, drop: true });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^VVIP/ }).click();
    await expect.element(page.getByText('Failed to fetch. Please check your network connection').first()).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await expect.element(page.getByRole('table')).toBeVisible();
  });

  await step('429 opens a modal with the words of the server', async () => {
    await world.addFault({ operationId: 'listTickets', rate: 1, code: 'too_many_requests' });
    await openPath(shownPath());
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Too many request');
  });
});

test('a line that breaks or is slow says so: the socket is opened again, an answer is given up after thirty seconds', async () => {
  const world = createTestWorld();
  const pulled = 4000;
  const opened = vi.spyOn(world.simulator.realtime, 'accept');
  const status = (name: string | RegExp) => page.getByRole('status', { name });
  await renderScreen('/d/dashboard', { as: 'manager', world });
  await expectLive();
  world.clock.stop();

  await step('a socket that breaks is opened again after five seconds, and says so meanwhile', async () => {
    await world.cut(pulled);
    await expect.element(status('Live updates: Reconnecting…')).toBeVisible();
    world.clock.pass(4_000);
    expect(opened).toHaveBeenCalledTimes(1);
    world.clock.pass(1_500);
    expect(opened).toHaveBeenCalledTimes(2);
    await expectLive();
  });

  await step('after the last attempt it says that it is disconnected, and connects when asked to', async () => {
    opened.mockImplementation((socket) => {
      queueMicrotask(() => socket.close(pulled));
      return { receive: () => {}, closed: () => {} };
    });
    await world.cut(pulled);
    for (const seconds of [6, 11, 16, 21, 26]) {
      const before = opened.mock.calls.length;
      await expect.element(status('Live updates: Reconnecting…')).toBeVisible();
      world.clock.pass(seconds * 1_000);
      expect(opened).toHaveBeenCalledTimes(before + 1);
    }
    await expect.element(status('Live updates: Disconnected')).toBeVisible();
    opened.mockRestore();
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expectLive();
  });

  await step('an answer that takes longer than thirty seconds is given up, and can be asked for again', async () => {
    await world.addFault({ operationId: 'listTickets', rate: 1, delay_ms: 120_000 });
    const asked = vi.fn((forward: () => Promise<Response>) => forward());
    world.intercept('listTickets', asked);
    await goTo('/d/tickets/0');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    // In one go, the connection would not hear its answers.
    for (let seconds = 0; seconds < 31; seconds += 1) {
      world.clock.pass(1_000);
      await nextFrame();
    }
    await expect
      .element(page.getByText('This is taking too long. Please check your network connection').first())
      .toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('table')).toBeVisible();
  });
});
