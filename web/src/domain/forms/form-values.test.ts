import { describe, expect, it } from 'vitest';
import { isSame, keepTyped } from './form-values.ts';

describe('the values of a form', () => {
  it('show what is stored after a save, and what was typed meanwhile', () => {
    const sent = { name: ' Boat ', description: 'Old' };
    const stored = { name: 'Boat', description: 'Old' };
    expect(keepTyped(sent, sent, stored)).toEqual(stored);
    expect(keepTyped(sent, { ...sent, description: 'New' }, stored)).toEqual({ name: 'Boat', description: 'New' });
  });

  it('are the same when their lists are equal', () => {
    expect(isSame({ name: 'a', ids: [1] }, { name: 'a', ids: [1] })).toBe(true);
    expect(isSame({ name: 'a', ids: [1] }, { name: 'a', ids: [1, 2] })).toBe(false);
  });
});
