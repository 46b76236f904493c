import { expect, test } from './support/fixtures.ts';
import { painted } from './support/tickets.ts';
import { atTill, fillSale, notPrinted, payCash, toCheckout } from './support/till.ts';

test('till: every control is at least 44 px tall at 390 and 820 px, and nothing hangs over the edge', async ({
  page,
  world,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await atTill(page, world);
  const small = (): Promise<string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main input:not([type="checkbox"]), main select, footer button',
        ),
      ]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((control) => ({
          box: control.getBoundingClientRect(),
          name: control.getAttribute('aria-label') ?? control.innerText,
        }))
        .filter(({ box }) => box.height < 44)
        .map(({ box, name }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    );
  const overhang = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  /** Measures what is shown at both sizes. */
  const measure = async (screen: string): Promise<void> => {
    for (const size of [{ width: 820, height: 1180 }, phone]) {
      await page.setViewportSize(size);
      await painted(page);
      expect(await small(), `${screen} at ${size.width} px`).toEqual([]);
      expect(await overhang(), `${screen} at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  };
  await measure('package');
  await fillSale(page);
  await measure('passengers');
  await toCheckout(page);
  await measure('checkout');
  await payCash(page);
  await expect(notPrinted(page)).toBeVisible();
  await measure('result');
});
