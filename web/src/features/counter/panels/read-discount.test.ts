import { describe, expect, it } from 'vitest';
import { readDiscount } from './read-discount.ts';

describe('a discount of the cashier', () => {
  it.each<['%' | 'RM', string, string]>([
    ['%', '', 'Please complete this field'],
    ['%', '0', 'Invalid amount'],
    ['%', '100.01', 'Invalid amount'],
    ['RM', '75.01', 'Discount amount cannot be more than total amount'],
  ])('%s %j is refused: %s', (type, text, message) => {
    expect(readDiscount(type, text, 7500)).toEqual({ ok: false, message });
  });

  it('may take all that is payable', () => {
    expect(readDiscount('RM', '75.00', 7500)).toEqual({ ok: true, discount: { type: 'RM', value: 7500 } });
    expect(readDiscount('RM', '-5', 7500)).toEqual({ ok: false, message: 'Invalid amount' });
    expect(readDiscount('%', '100', 7500)).toEqual({ ok: true, discount: { type: '%', value: 100 } });
  });

  it('is refused beside the price of an agent or a tour guide', () => {
    expect(readDiscount('%', '10', 1000, false).ok).toBe(true);
    expect(readDiscount('%', '10', 1000, true).ok).toBe(false);
  });
});
