import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrame } from '@testing/next-frame.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill, fillSale, notPrinted, payCash, toCheckout } from '@testing/till.ts';

/** Controls that a finger has to hit. */
const CONTROLS = 'main button, main input:not([type="checkbox"]), main select, footer button';

/** The controls on screen that are less than 44 px tall, with their sizes. */
const smallControls = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      name: control.getAttribute('aria-label') ?? control.innerText,
    }))
    .filter(({ box }) => box.height < 44)
    .map(({ box, name }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);

test('till: every control is at least 44 px tall at 390 and 820 px, and nothing hangs over the edge', async () => {
  /** Measures what is shown at both sizes, and leaves it on a phone. */
  const measure = async (screen: string): Promise<void> => {
    for (const [width, height] of [
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      await nextFrame();
      expect(document.querySelectorAll(CONTROLS).length, screen).toBeGreaterThan(0);
      expect(smallControls(), `${screen} at ${width} px`).toEqual([]);
      const overhang = document.documentElement.scrollWidth - innerWidth;
      expect(overhang, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await atTill(createTestWorld());
  await measure('package');
  await fillSale();
  await measure('passengers');
  await toCheckout();
  await measure('checkout');
  await payCash();
  await expect.element(notPrinted()).toBeVisible();
  await measure('result');
});
