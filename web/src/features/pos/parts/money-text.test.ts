import { describe, expect, it } from 'vitest';
import { cleanMoney, pressKey, senOfText, textOfSen } from './money-text.ts';

describe('a cash field', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['1,234.5', '1234.5'],
    ['RM 1,234.567', '1234.56'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['12e3-', '123'],
    ['5.', '5.'],
    ['123456789', '1234567'],
  ])('keeps of %j only %j', (typed, kept) => {
    expect(cleanMoney(typed)).toBe(kept);
  });

  it.each([
    ['', null],
    ['0', 0],
    ['5.', 500],
    ['5.5', 550],
    ['45.60', 4560],
    ['1,234.5', 123450],
  ])('reads %j as %j sen', (typed, sen) => {
    expect(senOfText(typed)).toBe(sen);
  });

  it('writes what it reads back to the sen', () => {
    for (const sen of [0, 1, 10, 99, 100, 7505, 123456]) expect(senOfText(textOfSen(sen))).toBe(sen);
  });
});

describe('the keypad', () => {
  it('replaces a prefilled figure with the first key and extends it after', () => {
    expect(pressKey('75.00', '1', true)).toBe('1');
    expect(pressKey('1', '00', false)).toBe('100');
  });

  it('takes no second dot and no third decimal', () => {
    expect(pressKey('1.5', '.', false)).toBe('1.5');
    expect(pressKey('1.55', '5', false)).toBe('1.55');
  });

  it('deletes one key at a time, and a prefilled figure whole', () => {
    expect(pressKey('12', 'back', false)).toBe('1');
    expect(pressKey('75.00', 'back', true)).toBe('');
    expect(pressKey('12', 'clear', false)).toBe('');
  });
});
