import { describe, expect, it } from 'vitest';
import { formatCount, formatMoney } from './format-count.ts';

describe('amounts', () => {
  it.each([
    [0, 'RM 0.00'],
    [1234.5, 'RM 1,234.50'],
    [718.79, 'RM 718.79'],
    [1_000_000, 'RM 1,000,000.00'],
  ])('%s RM reads %s', (rm, text) => expect(formatMoney(rm)).toBe(text));

  it('counts carry thousands commas', () => expect(formatCount(12_345)).toBe('12,345'));
});
