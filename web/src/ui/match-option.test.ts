import { describe, expect, test } from 'vitest';
import { findMatches, findSingleMatch } from './match-option.ts';

const OPTIONS = ['Kedah', 'Melaka', 'Melaka Tengah', 'Negeri Sembilan'].map((label, index) => ({
  value: `${index}`,
  label,
}));

describe('what is typed into a search select', () => {
  test.each([
    ['', OPTIONS.map(({ label }) => label)],
    ['mel', ['Melaka', 'Melaka Tengah']],
    [' SEMB ', ['Negeri Sembilan']],
    ['xyz', []],
  ])('%j matches', (text, labels) => {
    expect(findMatches(OPTIONS, text).map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ['part of one name', 'sembi', 'Negeri Sembilan'],
    ['a whole name that others contain', 'melaka', 'Melaka'],
    ['part of two names', 'mel', null],
    ['no name', 'xyz', null],
    ['nothing', '  ', null],
  ])('%s is taken as one option or none', (_name, text, label) => {
    expect(findSingleMatch(OPTIONS, text)?.label ?? null).toBe(label);
  });
});
