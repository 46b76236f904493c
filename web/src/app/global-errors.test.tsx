import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { step } from '@testing/actions.ts';

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
