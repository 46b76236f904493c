import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrame } from '@testing/next-frame.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill, fillSale, openDrawer, soldCode, toCheckout } from '@testing/till.ts';
import { expectNoToast } from '@testing/toasts.ts';
import { dashboardMessages } from '@/features/dashboard/dashboard.messages.ts';
import { shopText } from '@/domain/online-sale/shop.messages.ts';
import { resetAppState } from '@/lib/app-state.ts';
import { mountApp } from './mount-app.tsx';
import { preloadPath } from './public-pages.ts';

/** A busy machine: its frames come late. */
function slowFrames(): void {
  const frames = vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((run) => setTimeout(run, 80, document.timeline.currentTime));
  onTestFinished(() => frames.mockRestore());
}

test('an app that has ended says nothing in the next one', async () => {
  const world = createTestWorld();
  await atTill(world);
  await fillSale();
  await toCheckout();
  const drawer = await openDrawer();
  slowFrames();
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  // The receipt is tried, and refused for want of a printer, once the result is on screen.
  await soldCode();
  await renderScreen('/d/dashboard', { as: 'manager', world });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // What the ended app had scheduled comes within its next frames.
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  expectNoToast(/./);
});

test('an app that ends while it starts goes no further', async () => {
  const { promise: loaded, resolve: finishLoading } = Promise.withResolvers<void>();
  const world = createTestWorld();
  const asked: string[] = [];
  const slow = mountApp(document.createElement('div'), {
    async fetch(...request) {
      asked.push(new Request(...request).url);
      await loaded;
      return world.serve(...request);
    },
  });
  await renderScreen('/d/dashboard', { as: 'manager', world });
  slow.end();
  finishLoading();
  // Another app, with the token of this one, would ask whose it is.
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  expect(asked).toEqual([`${location.origin}/config.json`]);
});

/** Starts the state of an app in this language. */
function begin(shown: 'en' | 'ms'): void {
  localStorage.setItem('muara.language', shown);
  resetAppState();
}

test.for<[path: string, word: () => string]>([
  ['/d/dashboard', () => dashboardMessages.counters],
  ['/', () => shopText.title],
])('the words of %s do not reach the next app, if this one ends while they load', async ([path, word]) => {
  onTestFinished(() => begin('en'));
  begin('en');
  const english = word();
  begin('ms');
  const loading = preloadPath(path);
  begin('en');
  await loading;
  expect(word()).toBe(english);
});
