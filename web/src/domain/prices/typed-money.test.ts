import { describe, expect, it } from 'vitest';
import { acceptMoney, cleanMoney, isMoneyText, ringgitOfText, senOfText, textOfSen } from './typed-money.ts';

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
    ['1,234.5', '1234.5'],
    ['1,234', '1234'],
    ['RM 1,234.50', '1234.50'],
    ['rm45', '45'],
    ['45.678', '45.67'],
    ['9999999.99', '9999999.99'],
    ['', ''],
  ])('takes %j as %j', (typed, text) => {
    expect(acceptMoney(typed, '7')).toBe(text);
  });

  it.each(['1,23', '-5', '5-', '1e3', 'abc', '1,23.45', '1.234,56', '1,', '-'])(
    'keeps %j as it is, and takes no amount from it',
    (typed) => {
      const text = acceptMoney(typed, '7');
      expect(text).toBe(typed);
      expect(isMoneyText(text)).toBe(false);
      expect(senOfText(text)).toBeNull();
      expect(ringgitOfText(text)).toBeNaN();
    },
  );

  it.each(['12345678', '12,345,678'])('takes no further digit with %j', (typed) => {
    expect(acceptMoney(typed, '7')).toBe('7');
  });

  it('keeps at most 20 characters of what is no amount', () => {
    expect(acceptMoney('x'.repeat(500), '7')).toHaveLength(20);
  });

  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['45.60', 45.6],
  ])('gives the wire %j as %j', (text, ringgit) => {
    expect(ringgitOfText(text)).toBe(ringgit);
  });

  it.each(['-5', '1,5', 'RM x'])('typed key by key, %j stays what it is', (typed) => {
    const text = [...typed].reduce((before, key) => acceptMoney(before + key, before), '');
    expect(senOfText(text)).toBeNull();
    expect(isMoneyText(text)).toBe(false);
  });

  it('typed key by key with a comma between thousands, an amount is one', () => {
    const text = [...'RM 1,234.50'].reduce((before, key) => acceptMoney(before + key, before), '');
    expect(senOfText(text)).toBe(123_450);
  });
});
