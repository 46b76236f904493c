import { describe, expect, test } from 'vitest';
import { isShownPrice, type ShownPrice } from './is-shown-price.ts';
import type { PricedOrder } from './shapes.ts';
import { shownPriceToWire } from './shown-price-to-wire.ts';

const PRICED: PricedOrder = {
  base: 30_000,
  tier: 3_000,
  food: 1_250,
  minisigua: 505,
  cashier: 100,
  subtotal: 28_655,
  fee: 287,
  total: 28_942,
  free: 6,
  passengers: 16,
  lines: [],
  trace: [],
};
const FITS = 4;
const SHOWN = shownPriceToWire(PRICED, FITS);

describe('what was shown', () => {
  test('agrees with the price that it was made of', () => {
    expect(SHOWN).toMatchObject({ amount: 305.05, total_discount: 30, total_amount: 289.42, free_tickets: 4 });
    expect(isShownPrice(SHOWN, PRICED, FITS)).toBe(true);
  });

  test.each(Object.keys(SHOWN) as (keyof ShownPrice)[])(
    'differs when %s does, and agrees when it was not sent',
    (field) => {
      const step = field === 'free_tickets' ? 1 : 0.01;
      for (const difference of [-step, step])
        expect(isShownPrice({ ...SHOWN, [field]: SHOWN[field] + difference }, PRICED, FITS)).toBe(false);
      expect(isShownPrice({ ...SHOWN, [field]: undefined }, PRICED, FITS)).toBe(true);
    },
  );

  test('does not agree with the free tickets that were earned when fewer fit', () => {
    expect(isShownPrice({ ...SHOWN, free_tickets: PRICED.free }, PRICED, FITS)).toBe(false);
  });

  test('does not agree when two differences cancel each other out', () => {
    const { amount, total_discount } = SHOWN;
    expect(isShownPrice({ ...SHOWN, amount: amount + 1, total_discount: total_discount + 1 }, PRICED, FITS)).toBe(
      false,
    );
  });
});
