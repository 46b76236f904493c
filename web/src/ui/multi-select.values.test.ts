import { describe, expect, it } from 'vitest';
import { allState, toggleAll, toggleValue } from './multi-select.values.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', disabled: true },
  { value: 'c', label: 'C' },
];

describe('a list of checkboxes', () => {
  it('keeps the order of its options, and values that are no longer options', () => {
    expect(toggleValue(options, ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggleValue(options, ['gone', 'c'], 'a')).toEqual(['a', 'c', 'gone']);
    expect(toggleValue(options, ['a', 'c'], 'a')).toEqual(['c']);
  });

  it.each([
    [[], 'none', ['a', 'c']],
    [['a'], 'some', ['a', 'c']],
    [['a', 'c'], 'all', []],
    [['b'], 'none', ['a', 'b', 'c']],
    [['a', 'b', 'c'], 'all', ['b']],
  ] as const)('of %j, %s is chosen; all at once leaves what is locked', (chosen, state, next) => {
    expect(allState(options, chosen)).toBe(state);
    expect(toggleAll(options, chosen)).toEqual(next);
  });

  it('has none of all where nothing can be chosen', () => {
    expect(allState([], [])).toBe('none');
  });
});
