import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrame } from '@testing/next-frame.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill, fillSale, openDrawer, soldCode, toCheckout } from '@testing/till.ts';
import { expectNoToast } from '@testing/toasts.ts';
import { mountApp } from './mount-app.tsx';

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
