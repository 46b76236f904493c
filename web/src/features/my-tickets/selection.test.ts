import type { MyTicket } from '@muara/contract/types';
import { beforeEach, expect, test } from 'vitest';
import { selection, SELECTION_LIMIT } from './selection.ts';

const ticket = (id: number, part: Partial<MyTicket> = {}): MyTicket =>
  ({ id, code: `MRCAAAAAAAA-${String(id).padStart(4, '0')}`, selectable: true, sendable: true, ...part }) as MyTicket;
const ids = () => [...selection.all().keys()];

beforeEach(selection.clear);

test('keeps what is ticked on other pages, and never what cannot be selected', () => {
  selection.set([ticket(1), ticket(2, { selectable: false })], true);
  selection.set([ticket(21)], true);
  expect(ids()).toEqual([1, 21]);
  selection.set([ticket(1)], false);
  expect(ids()).toEqual([21]);
});

test('unticks what somebody else has sold in the meantime, and what a refusal names', () => {
  selection.set([ticket(1), ticket(2), ticket(3)], true);
  selection.keepSelectable([ticket(2, { selectable: false }), ticket(3)]);
  expect(ids()).toEqual([1, 3]);
  selection.dropNamed('MRCAAAAAAAA-0003 is not available any more');
  expect(ids()).toEqual([1]);
});

test('takes as many as one call does, and says when there is no room', () => {
  const many = Array.from({ length: SELECTION_LIMIT + 1 }, (_, index) => ticket(index + 1));
  expect(selection.set(many.slice(0, SELECTION_LIMIT), true)).toBe(true);
  expect(selection.set(many, true)).toBe(false);
  expect(ids()).toHaveLength(SELECTION_LIMIT);
});
