import { describe, expect, it } from 'vitest';
import { addressOf } from './use-record-dialog.ts';

describe('an address below a list', () => {
  it.each([
    ['new', { id: null, mode: 'add' }],
    ['5', { id: 5, mode: 'view' }],
    ['5/edit', { id: 5, mode: 'edit' }],
    ['5/picture', { id: 5, mode: 'picture' }],
    ['5/nonsense', { id: 5, mode: 'view' }],
    ['', null],
    ['0', null],
    ['-1', null],
    ['05', null],
    ['5x', null],
    ['1234567890', null],
  ])('%j opens %j', (rest, opened) => {
    expect(addressOf(rest, ['picture'])).toEqual(opened);
  });
});
