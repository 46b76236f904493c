import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, inTheme } from '@testing/looks.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

const mark = () => page.getByRole('note').filter({ hasText: 'TRAINING' });

/** One screen of each frame: shop, guests, the menu, till, agents, scanner. */
test.each([
  ['/', undefined],
  ['/d/login', undefined],
  ['/d/dashboard', 'manager'],
  ['/d/pos', 'cashier'],
  ['/d/pos', 'agent'],
  ['/d/qr-scanner', 'supervisor'],
])('%s says TRAINING at every width, above everything else', async (path, as) => {
  const world = createTestWorld({ training: true });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await renderScreen(path, { as, world, size: [width, height] });
    await expect.element(mark()).toBeVisible();
    const { top, bottom } = mark().element().getBoundingClientRect();
    expect(top).toBe(0);
    // The backdrop of a dialog lets it through.
    const onTop = document.elementFromPoint(width / 2, bottom / 2);
    expect(onTop?.closest('[role="note"], dialog')).not.toBeNull();
    const root = document.documentElement;
    expect(root.scrollWidth).toBe(width);
    expect(getComputedStyle(root).getPropertyValue('--strip')).toBe(`${Math.round(bottom)}px`);
  }
  await expectAccessible();
  await inTheme('dark');
  await expectAccessible('colours');
});

test('no other world says so', async () => {
  await renderScreen('/', { world: createTestWorld() });
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await expect.element(page.getByText('TRAINING')).not.toBeInTheDocument();
});
