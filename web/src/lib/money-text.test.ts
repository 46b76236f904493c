import { describe, expect, it } from 'vitest';
import { acceptCount, acceptMoney, cleanMoney, senOfText, textOfSen } from './money-text.ts';

describe('a money field', () => {
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

  it.each([
    ['1,234.5', '1234.50'],
    ['RM 1,234.50', '1234.50'],
    ['rm45', '45'],
    ['45.678', '45.67'],
    ['9999999.99', '9999999.99'],
    ['', ''],
  ])('takes %j as %j', (typed, text) => {
    expect(acceptMoney(typed, '7')).toBe(text);
  });

  it.each(['1,23', '-5', '5-', '1e3', 'abc', '1,23.45', '12345678', '12,345,678', '1.234,56'])(
    'refuses %j and keeps what stood there',
    (typed) => {
      expect(acceptMoney(typed, '7')).toBe('7');
    },
  );
});

describe('a count field', () => {
  it.each([
    ['12', '12'],
    ['007', '7'],
    ['0', '0'],
    ['1,200', '1200'],
    [' 5 ', '5'],
    ['', ''],
  ])('takes %j as %j', (typed, text) => {
    expect(acceptCount(typed, '3')).toBe(text);
  });

  it.each(['-1', '1.5', '1e3', 'x', '12,3', '1234567890'])('refuses %j', (typed) => {
    expect(acceptCount(typed, '3')).toBe('3');
  });
});
