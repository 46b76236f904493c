import { describe, expect, it } from 'vitest';
import { english, malay } from './numbers.ts';

describe('numbers in English', () => {
  it.each([
    [0, '0 tickets'],
    [1, '1 ticket'],
    [2, '2 tickets'],
    [1234, '1,234 tickets'],
  ])('%i', (count, text) => {
    expect(english.count(count, 'ticket')).toBe(text);
  });

  it('take a plural of their own', () => {
    expect(english.count(3, 'jetty', 'jetties')).toBe('3 jetties');
    expect(english.count(1, 'jetty', 'jetties')).toBe('1 jetty');
  });

  it('choose the form of a verb', () => {
    expect([0, 1, 2].map((count) => english.plural(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
  });
});

describe('numbers in Malay', () => {
  it.each([0, 1, 2])('leave the noun as it is beside %i', (count) => {
    expect(malay.count(count, 'tiket')).toBe(`${count} tiket`);
  });

  it('group their thousands', () => {
    expect(malay.number(1234567)).toBe('1,234,567');
  });
});
