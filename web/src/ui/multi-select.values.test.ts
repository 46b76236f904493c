import { describe, expect, it } from 'vitest';
import { allState, inOrder, toggleAll } from './multi-select.values.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', disabled: true },
  { value: 'c', label: 'C' },
];

describe('a list of checkboxes', () => {
  it('keeps the order of its options, and values that are no longer options', () => {
    expect(inOrder(options, ['c', 'a'])).toEqual(['a', 'c']);
    expect(inOrder(options, ['gone', 'c', 'a'])).toEqual(['a', 'c', 'gone']);
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
