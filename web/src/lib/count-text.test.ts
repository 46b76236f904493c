import { describe, expect, it } from 'vitest';
import { acceptCount, countOfText, isCountText } from './count-text.ts';

describe('a count field', () => {
  it.each([
    ['12', '12'],
    ['007', '7'],
    ['0', '0'],
    ['1,200', '1200'],
    [' 5 ', '5'],
    ['', ''],
    [' ', ''],
  ])('takes %j as %j', (typed, text) => {
    expect(acceptCount(typed, '3')).toBe(text);
    expect(isCountText(text)).toBe(true);
  });

  it.each(['-1', '-5', '+5', '−5', '1.5', '1.0', '1e3', '0x10', 'x', '12,3', '٣', '１２'])(
    'keeps %j, which is no count',
    (typed) => {
      const text = acceptCount(typed, '3');
      expect(text).toBe(typed);
      expect(isCountText(text)).toBe(false);
      expect(countOfText(text)).toBeNaN();
    },
  );

  it.each(['-5', '1.5', '1e3'])('typed key by key, %j stays what it is', (typed) => {
    const text = [...typed].reduce((before, key) => acceptCount(before + key, before), '');
    expect(text).toBe(typed);
  });

  it('takes no further digit beyond the longest number', () => {
    expect(acceptCount('1234567890', '123456789')).toBe('123456789');
    expect(acceptCount('12345', '1234', 4)).toBe('1234');
  });

  it('keeps at most 20 characters of what is no count', () => {
    expect(acceptCount('x'.repeat(500), '7')).toHaveLength(20);
  });

  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['45', 45],
  ])('gives the wire %j as %j', (text, count) => {
    expect(countOfText(text)).toBe(count);
  });
});
