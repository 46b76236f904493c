import { expect, test } from 'vitest';
import { isRecordAddress } from './record-address.ts';

test.each([
  ['', true],
  ['new', true],
  ['5', true],
  ['5/edit', true],
  ['5/picture', false],
  ['5/nonsense', false],
  ['5/edit/more', false],
  ['abc', false],
  ['0', false],
  ['-1', false],
  ['05', false],
  ['5x', false],
  ['1.5', false],
  ['new/edit', false],
  ['1234567890', false],
])('%j below a list opens something: %j', (rest, opens) => {
  expect(isRecordAddress('agents', rest)).toBe(opens);
});

test('users have pictures', () => {
  expect(isRecordAddress('users', '5/picture')).toBe(true);
});
