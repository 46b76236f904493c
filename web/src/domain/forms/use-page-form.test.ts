import { describe, expect, it } from 'vitest';
import { afterSave, isSame } from './use-page-form.ts';

describe('a form that stays open after its save', () => {
  it('shows what is stored, and keeps what was typed while it was being sent', () => {
    const sent = { name: ' Boat ', description: 'Old' };
    const stored = { name: 'Boat', description: 'Old' };
    expect(afterSave(sent, sent, stored)).toEqual(stored);
    expect(afterSave(sent, { ...sent, description: 'New' }, stored)).toEqual({ name: 'Boat', description: 'New' });
  });

  it('is the same when its lists hold the same', () => {
    expect(isSame({ name: 'a', ids: [1] }, { name: 'a', ids: [1] })).toBe(true);
    expect(isSame({ name: 'a', ids: [1] }, { name: 'a', ids: [1, 2] })).toBe(false);
  });
});
