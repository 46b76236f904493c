import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { lookTwice } from '@testing/looks.ts';
import { openPath, renderScreen } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';

const dialog = () => page.getByRole('dialog', { name: 'Welcome aboard' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const announcement = 'unread';
/** Where the app records that an announcement was shown, just before it shows it. */
const KEPT = 'muara.announcements';

/** Lets the time pass until the announcement comes. */
async function expectAnnouncement(world: TestWorld): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  world.clock.pass(5_000);
  await expect.element(dialog()).toBeVisible();
}

/** Lets the time pass in which the announcement would have come. */
async function expectNoAnnouncement(world: TestWorld): Promise<void> {
  const before = localStorage.getItem(KEPT);
  world.clock.pass(5_000);
  await import('./announcement.dialog.tsx');
  await nextFrame();
  expect(localStorage.getItem(KEPT), 'no announcement is about to be shown').toBe(before);
  await expect.element(dialog()).not.toBeInTheDocument();
}

test('the announcement comes once, after the screen, and not again that day', async () => {
  const world = createTestWorld();
  await renderScreen('/d/tickets/0', { as: 'manager', world, announcement });
  await expectAnnouncement(world);
  await expect.element(dialog()).toHaveTextContent('The evening cruise departs ten minutes early');
  await expect.element(dialog().getByRole('button', { name: 'Ok' })).toHaveFocus();
  await lookTwice();
  await press('Enter');
  await expect.element(dialog()).not.toBeInTheDocument();

  await openPath('/d/dashboard');
  await expect.element(heading('Dashboard')).toBeVisible();
  await expectNoAnnouncement(world);
});

test('another user of the same browser sees it too, and so does everyone when its text changes', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await renderScreen('/d/dashboard', { as: 'manager', world, announcement });
  await expectAnnouncement(world);
  await press('Escape');
  await expect.element(dialog()).not.toBeInTheDocument();

  localStorage.setItem('muara.token', cashier.token ?? '');
  await openPath('/d/dashboard');
  await expectAnnouncement(world);
  await press('Escape');
  await expect.element(dialog()).not.toBeInTheDocument();

  world.intercept('authenticate', async (forward) => {
    const session = (await (await forward()).json()) as { announcement: object };
    return Response.json({ ...session, announcement: { ...session.announcement, msg: 'High tide at six.' } });
  });
  await openPath('/d/dashboard');
  await expectAnnouncement(world);
  await expect.element(dialog()).toHaveTextContent('High tide at six.');
});

test('the next day in Kuala Lumpur it comes again', async () => {
  const world = createTestWorld({ at: '2026-03-10T23:50:00+08:00' });
  await renderScreen('/d/dashboard', { as: 'manager', world, announcement });
  await expectAnnouncement(world);
  await press('Escape');
  await expect.element(dialog()).not.toBeInTheDocument();
  await openPath('/d/dashboard');
  await expect.element(heading('Dashboard')).toBeVisible();
  await expectNoAnnouncement(world);
  await world.advance('PT20M');
  await openPath('/d/dashboard');
  await expectAnnouncement(world);
});

test('it waits while another dialog is open, and stays away from the way out and from the till', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await renderScreen('/d/pos', { as: cashier, world, announcement });
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await expectNoAnnouncement(world);

  await openPath('/d/logout');
  await expect.element(page.getByRole('alertdialog', { name: 'Hold On!' })).toBeVisible();
  await expectNoAnnouncement(world);

  await openPath('/d/printers');
  const printers = page.getByRole('dialog', { name: 'Printers' });
  await expect.element(printers).toBeVisible();
  await expectNoAnnouncement(world);
  await press('Escape');
  await expect.element(printers).not.toBeInTheDocument();
  await expectAnnouncement(world);
});

test('one that is still loading when the palette opens waits until it is closed', async () => {
  const world = createTestWorld();
  world.clock.stop();
  await renderScreen('/d/dashboard', { as: 'manager', world, announcement });
  await expect.element(heading('Dashboard')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Find a screen, an action, a ticket or a person' });
  // The code of the palette comes with its first opening.
  await press('Control+k');
  await expect.element(field).toHaveFocus();
  await press('Control+k');
  await expect.element(field).not.toBeInTheDocument();

  // The announcement begins to load, and is there later than a key that is pressed at once.
  world.clock.pass(600);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  await expect.element(field).toHaveFocus();
  await import('./announcement.dialog.tsx');
  await nextFrame();
  await expect.element(field).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
  await press('Control+k');
  await expect.element(field).not.toBeInTheDocument();
  world.clock.pass(600);
  await expect.element(dialog()).toBeVisible();
});
