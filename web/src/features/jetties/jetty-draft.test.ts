import { SLOT_TIMES } from '@muara/contract/constants';
import type { JettyRecord } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import { bodyOf, checkDraft, draftOf, lostSlots, nextSlot } from './jetty-draft.ts';

const LINGGI: JettyRecord = {
  id: 3,
  name: 'Sungai Linggi',
  active: true,
  gotSlots: true,
  max_passenger: 40,
  slots: [
    { from: '09:00', to: '10:00' },
    { from: '19:00', to: '20:00' },
  ],
  updated_at: null,
};

describe('the jetty form', () => {
  it('sends what it was filled from when nothing is changed', () => {
    const { name, max_passenger, slots } = LINGGI;
    expect(bodyOf(draftOf(LINGGI))).toEqual({ name, max_passenger, slots });
    expect(bodyOf(draftOf(null))).toEqual({ name: '', max_passenger: null, slots: [] });
  });

  it('asks for seats where they are limited only, and for whole slots where there are slots', () => {
    const draft = { name: 'Sungai Linggi', max_passenger: '', slots: [{ from: '09:00', to: '' }] };
    expect(checkDraft(3, true, draft).map(({ field }) => field)).toEqual(['max_passenger', 'slots.0.to']);
    expect(checkDraft(1, false, draft)).toEqual([]);
  });
});

describe('slots that a save would take away', () => {
  it.each([
    ['none', [...LINGGI.slots], []],
    ['none, in another order', LINGGI.slots.toReversed(), []],
    ['a removed one', [LINGGI.slots[0]!], ['19:00 - 20:00']],
    ['one with other times', [LINGGI.slots[0]!, { from: '19:00', to: '21:00' }], ['19:00 - 20:00']],
    ['one that is being changed', [LINGGI.slots[0]!, { from: '19:00', to: '' }], ['19:00 - 20:00']],
    ['all', [], ['09:00 - 10:00', '19:00 - 20:00']],
  ])('%s', (_name, slots, lost) => {
    expect(lostSlots(LINGGI, slots)).toEqual(lost);
    expect(lostSlots(null, slots)).toEqual([]);
  });
});

describe('the next slot', () => {
  it.each([
    [[], { from: '', to: '' }],
    [[{ from: '09:00', to: '10:00' }], { from: '10:00', to: '11:00' }],
    [[{ from: '09:00', to: '11:00' }], { from: '11:00', to: '13:00' }],
    [[{ from: '20:00', to: '22:00' }], { from: '22:00', to: '23:00' }],
    [[{ from: '22:00', to: '23:00' }], { from: '', to: '' }],
    [[{ from: '09:00', to: '' }], { from: '', to: '' }],
  ])('after %j is %j', (slots, next) => {
    expect(nextSlot(slots, SLOT_TIMES)).toEqual(next);
  });
});
