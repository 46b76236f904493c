import { describe, expect, it } from 'vitest';
import { inOrderOf, moved } from './use-pictures.ts';

describe('the pictures of a form', () => {
  it.each<[string, string[], -1 | 1, string[]]>([
    ['b', ['a', 'b', 'c'], -1, ['b', 'a', 'c']],
    ['b', ['a', 'b', 'c'], 1, ['a', 'c', 'b']],
    ['a', ['a', 'b', 'c'], -1, ['a', 'b', 'c']],
    ['c', ['a', 'b', 'c'], 1, ['a', 'b', 'c']],
    ['x', ['a', 'b', 'c'], 1, ['a', 'b', 'c']],
  ])('%s of %j moved by %i', (file, files, by, wanted) => {
    expect(moved(files, file, by)).toEqual(wanted);
  });

  it('keep the order that somebody gave them when one comes or goes', () => {
    expect(inOrderOf(['c', 'a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'b', 'd']);
    expect(inOrderOf(['c', 'a', 'b'], ['b', 'c'])).toEqual(['c', 'b']);
    expect(inOrderOf([], ['a'])).toEqual(['a']);
  });
});
