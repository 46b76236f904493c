import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { expectAccessible, expectLive } from '@testing/looks.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { counter, fillSale, group } from '@testing/till.ts';

const offlineScreen = () => page.getByRole('alertdialog', { name: 'Oopss.. you are offline' });

/** What the browser says of its line: whether it has one, and how fast it is in Mbit/s. */
function createLine(downlink: number) {
  const line = Object.assign(new EventTarget(), { downlink });
  let isOnLine = true;
  Object.defineProperties(navigator, {
    connection: { value: line, configurable: true },
    onLine: { get: () => isOnLine, configurable: true },
  });
  onTestFinished(() => {
    for (const name of ['connection', 'onLine']) Reflect.deleteProperty(navigator, name);
  });
  return {
    /** The browser measures another speed, and says so at once or not. */
    measure(speed: number, { isSaid }: { isSaid: boolean }) {
      line.downlink = speed;
      if (isSaid) line.dispatchEvent(new Event('change'));
    },
    set(online: boolean) {
      isOnLine = online;
      dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
  };
}

test('offline keeps the half-typed shift and the sale of a till on a slow line', async () => {
  const world = createTestWorld();
  const line = createLine(2);
  await renderScreen('/d/pos', { as: 'cashier', world });
  const dialog = page.getByRole('dialog', { name: 'Start shift' });
  const cash = dialog.getByLabelText('Cash amount');

  await step('an open dialog with half-typed text stays beneath, regardless of the keys pressed', async () => {
    await cash.fill('123');
    line.set(false);
    await expect.element(offlineScreen()).toBeVisible();
    await expect.element(cash).not.toHaveFocus();
    for (const key of ['Escape', 'Escape', 'Enter', '9']) await press(key);
    await expect.element(offlineScreen()).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).toHaveLength(1);
    line.set(true);
    await expect.element(offlineScreen()).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await expect.element(cash).toHaveFocus();
    await expect.element(cash).toHaveValue('123');
  });

  await step('a key pressed just before the line is back is not typed afterwards', async () => {
    line.set(false);
    await expect.element(offlineScreen()).toBeVisible();
    await press('9');
    line.set(true);
    await expect.element(offlineScreen()).not.toBeInTheDocument();
    await expect.element(cash).toHaveFocus();
    // What was held back would come before this one.
    await press('5');
    await expect.element(cash).toHaveValue('1235');
  });

  await step('the till flags a slow line too', async () => {
    await dialog.getByLabelText('Jetty').selectOptions('Jeti Muara');
    await dialog.getByLabelText('Counter', { exact: true }).selectOptions('Counter 1');
    await dialog.getByRole('button', { name: 'Start shift' }).click();
    await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect.element(page.getByText('Low connection')).toBeVisible();
  });

  await step('a sale at the till is kept, and its keys sell nothing meanwhile', async () => {
    await fillSale();
    line.set(false);
    await expect.element(offlineScreen()).toBeVisible();
    await press('Enter');
    await press('Escape');
    line.set(true);
    await expect.element(offlineScreen()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
    await expect.element(counter(group('Malaysian'), 'Adult')).toHaveValue('2');
  });
});

test('below five Mbit/s a line is flagged, at once when the browser says so and every five minutes', async () => {
  const world = createTestWorld();
  const line = createLine(10);
  await renderScreen('/d/dashboard', { as: 'manager', world });
  await expectLive();
  world.clock.stop();
  // The flag is not what the first screen waits for.
  world.clock.pass(4_000);
  const flag = page.getByRole('banner').getByText('Low connection');
  line.measure(4.9, { isSaid: true });
  await expect.element(flag).toBeVisible();
  await expectAccessible();
  line.measure(5, { isSaid: true });
  await expect.element(flag).not.toBeInTheDocument();
  line.measure(1, { isSaid: false });
  world.clock.pass(240_000);
  await expect.element(flag).not.toBeInTheDocument();
  world.clock.pass(60_000);
  await expect.element(flag).toBeVisible();
});

test('going offline and coming back each show a toast; it disappears after five seconds, and at most five show at once', async () => {
  const world = createTestWorld();
  const line = createLine(10);
  await renderScreen('/d/tickets/0', { as: 'manager', world });
  await expectLive();
  world.clock.stop();
  line.set(false);
  await expect.element(page.getByRole('alert').getByText('You are offline')).toBeVisible();
  line.set(true);
  await expect.element(page.getByRole('status').getByText('You are back online!')).toBeVisible();
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  world.clock.pass(5_100);
  await expect.element(toasts).toHaveLength(0);
  for (let times = 1; times <= 6; times += 1) {
    line.set(false);
    line.set(true);
    // The one error is not repeated while it is on screen.
    await expect.element(toasts).toHaveLength(Math.min(times + 1, 5));
  }
  world.clock.pass(5_100);
  await expect.element(toasts).toHaveLength(0);
});

test('refused storage is said at the sign-in, which offers nothing that cannot work', async () => {
  const words = 'Please enable cookies for this app to work properly';
  const setItem = Storage.prototype.setItem;
  const refuse = (isRefused: (key: string) => boolean) => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (isRefused(key)) throw new DOMException('refused', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    onTestFinished(() => refused.mockRestore());
  };

  await step('no storage at all', async () => {
    const ownOfTests = ['muara.language', 'muara.seen.popup'];
    refuse((key) => !ownOfTests.includes(key));
    await renderScreen('/d/login');
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    await expectAccessible();
  });

  await step('a token that cannot be kept', async () => {
    refuse((key) => key === 'muara.token');
    await renderScreen('/d/login');
    await page.getByLabelText('Email').fill('cashier@muara.test');
    await page.getByLabelText('Password', { exact: true }).fill('muara123');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.element(page.getByRole('region', { name: 'Notifications' }).getByText(words)).toBeVisible();
  });
});
