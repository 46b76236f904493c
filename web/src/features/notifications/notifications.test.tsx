import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press, textsOf } from '@testing/actions.ts';
import { expectAccessible, expectHeard, expectLive, lookTwice } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person, type TestWorld } from '@testing/test-world.ts';
import { clearToasts, expectNoToast } from '@testing/toasts.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

const REFUND = { type: 'refund-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' } as const;
const VOID = { type: 'cancel-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' } as const;
const ERROR = { type: 'error-log', message: 'getTicket: Something went wrong' } as const;
const BUG = { type: 'bug-report', id: 12, username: 'cashier', report: 'The printer prints twice' } as const;

const toasts = () => page.getByRole('region', { name: 'Notifications' });
const dialog = () => page.getByRole('dialog', { name: 'Notification' });
const setting = (name: string) => dialog().getByRole('switch', { name });

/** Notifications of the operating system, which says `permission` when it is asked. */
function systemNotifications(permission: NotificationPermission): string[] {
  const shown: string[] = [];
  class SystemNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission(): Promise<NotificationPermission> {
      SystemNotification.permission = permission;
      return Promise.resolve(permission);
    }
    constructor(title: string, { body }: { body: string }) {
      super();
      shown.push(`${title}: ${body}`);
    }
    close(): void {}
  }
  vi.stubGlobal('Notification', SystemNotification);
  onTestFinished(() => void vi.unstubAllGlobals());
  return shown;
}

/** A window in the background. */
function hideWindow(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
}

const keepSettings = ({ user }: Person, settings: Record<string, boolean>): void =>
  localStorage.setItem(`muara.notifications.${user.id}`, JSON.stringify(settings));

/** A signed-in user with these settings. */
async function onDashboard(world: TestWorld, account: string, settings: Record<string, boolean> = {}): Promise<Person> {
  const person = await world.signIn(account);
  await renderScreen('/d/dashboard', { as: person, world });
  keepSettings(person, settings);
  await expectLive();
  return person;
}

test('the settings open over the screen, count immediately, and are kept for this person', async () => {
  await renderScreen('/d/tickets/0', { as: 'manager' });
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect.element(heading).toHaveTextContent('Tickets Management');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notification' }).click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(heading).toHaveTextContent('Tickets Management');
  for (const name of [
    'New sales',
    'New bookings',
    'Refund requests',
    'Void requests',
    'Problem reports',
    'Server errors',
    'Chat messages',
    'Play a sound',
  ]) {
    await expect.element(setting(name)).toBeVisible();
  }
  await expect.element(setting('New sales')).not.toBeChecked();
  await press('Space', setting('New sales'));
  await setting('Chat messages').click();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(shownPath).toBe('/d/tickets/0');

  await openPath('/d/notification');
  await expect.element(setting('New sales')).toBeChecked();
  await expect.element(setting('Chat messages')).not.toBeChecked();
  await lookTwice();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('the browser is asked once its notifications are wanted', async () => {
  const shown = systemNotifications('granted');
  await renderScreen('/d/notification', { as: 'manager' });
  const browser = setting('Show browser notifications');
  await expect.element(browser).not.toBeChecked();
  await press('Space', browser);
  await expect.element(browser).toBeChecked();
  await dialog().getByRole('button', { name: 'Test' }).click();
  await expect.element(page.getByText('This is what a notification looks like.')).toBeVisible();
  expect(shown).toEqual([expect.stringContaining('This is what a notification looks like.')]);
});

test('notifications that the browser blocks cannot be switched on, and the dialog says what to do', async () => {
  systemNotifications('denied');
  await renderScreen('/d/notification', { as: 'manager' });
  const browser = setting('Show browser notifications');
  await press('Space', browser);
  await expect.element(dialog().getByText(/Notifications are blocked in this browser/)).toBeVisible();
  await expect.element(browser).toBeDisabled();
  await expect.element(browser).not.toBeChecked();
});

test('the counters are fetched at the start, and at most every two seconds however much happens', async () => {
  const world = createTestWorld();
  const asked = () => world.journal('getNotification');
  const manager = await onDashboard(world, 'manager');
  await expect.poll(asked).toHaveLength(1);
  world.clock.stop();
  for (let number = 0; number < 5; number += 1) await world.tell(REFUND, manager.user.id);
  await expectHeard(world, manager);
  expect(await asked()).toHaveLength(1);
  world.clock.pass(2_100);
  await expect.poll(asked).toHaveLength(2);
  world.clock.pass(10_000);
  await nextFrame();
  expect(await asked()).toHaveLength(2);
});

test('people who approve hear of requests, errors and reports, with a way to the screen', async () => {
  const world = createTestWorld();
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  onTestFinished(() => tones.mockRestore());
  const manager = await onDashboard(world, 'manager');
  const code = (await manager.call.listTickets({ query: {} })).data.find((row) => row.code.length <= 11)!.code;
  // A page may make a sound only once somebody has used it.
  await press('Tab');
  for (const [message, text] of [
    [{ ...REFUND, code }, `Refund request for ${code} by cashier`],
    [{ ...VOID, code }, `Void request for ${code} by cashier`],
    [ERROR, 'Server error: getTicket: Something went wrong'],
    [BUG, 'cashier reports: The printer prints twice'],
  ] as const) {
    await world.tell(message, manager.user.id);
    await expect.element(toasts().getByText(text)).toBeVisible();
  }
  expect(tones).toHaveBeenCalled();
  await toasts().getByRole('status').filter({ hasText: 'Refund request' }).getByRole('link', { name: 'Open' }).click();
  await expect.poll(shownPath).toBe(`/d/tickets-detail/${code}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(code);
  await expectAccessible();
});

test('the browser shows them while nobody looks at the page', async () => {
  const world = createTestWorld();
  const shown = systemNotifications('granted');
  await Notification.requestPermission();
  const manager = await onDashboard(world, 'manager', { browser: true });
  await world.tell(REFUND, manager.user.id);
  await expect.element(toasts().getByText(/Refund request/)).toBeVisible();
  expect(shown).toEqual([]);
  hideWindow();
  await world.tell(VOID, manager.user.id);
  await expect.poll(() => shown).toEqual([expect.stringMatching(/: Void request for MRCX7K2M9QP by cashier$/)]);
});

test('they do not disturb a sale, whose counters are fetched all the same', async () => {
  const world = createTestWorld();
  const manager = await onDashboard(world, 'manager');
  await expect.poll(() => world.journal('getNotification')).toHaveLength(1);
  await openPath('/d/pos');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expect.poll(() => world.journal('getNotification')).toHaveLength(2);
  await world.tell(REFUND, manager.user.id);
  world.clock.pass(2_100);
  await expect.poll(() => world.journal('getNotification')).toHaveLength(3);
  await nextFrame();
  expectNoToast(/Refund request for/);
});

test('alerts obey their switches; single sales are reported to those who ask for them', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const manager = await onDashboard(world, 'manager', { sale: true, refund: false });
  await world.tell(REFUND, manager.user.id);
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  await expect.element(toasts().getByText(`New sale ${ticket!.code}, RM 75.00`)).toBeVisible();
  expectNoToast(/Refund request/);
});

test('a cashier hears of no request', async () => {
  const world = createTestWorld();
  const cashier = await onDashboard(world, 'cashier');
  for (const message of [REFUND, VOID, ERROR, { ...BUG, username: 'manager' }])
    await world.tell(message, cashier.user.id);
  await world.tell({ type: 'issue-resolved', id: 12, report: 'The printer prints twice' }, cashier.user.id);
  await expect.element(toasts().getByText('Report has been resolved')).toBeVisible();
  await nextFrame();
  expect(textsOf(toasts().getByRole('status'))).toHaveLength(1);
});

test('an agent has neither these settings nor the counters', async () => {
  const world = createTestWorld();
  const agent = await world.signIn('agent');
  await renderScreen('/d/notification', { as: agent, world });
  await expect.poll(shownPath).toMatch(/\/d\/dashboard/);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectLive();
  clearToasts();
  await world.tell({ type: 'get-bubble' }, agent.user.id);
  await world.tell({ type: 'alert', message: 'Last boat at six' }, agent.user.id);
  await expect.element(page.getByText('Last boat at six')).toBeVisible();
  expect(await world.journal('getNotification')).toEqual([]);
});
