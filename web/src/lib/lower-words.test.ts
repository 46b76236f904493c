import { expect, it } from 'vitest';
import { lowerWords } from './lower-words.ts';

it.each([
  ['Trip ID', 'trip ID'],
  ['Receipt No', 'receipt no'],
  ['QR code', 'QR code'],
  ['Email', 'email'],
  ['ID perjalanan', 'ID perjalanan'],
])('%s reads as %s within a sentence', (name, want) => {
  expect(lowerWords(name)).toBe(want);
});
