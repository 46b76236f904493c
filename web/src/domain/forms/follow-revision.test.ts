import { expect, test } from 'vitest';
import { followRevision } from './follow-revision.ts';

const [FIRST, SECOND, THIRD] = ['2026-03-10T10:00:00+08:00', '2026-03-10T10:00:01+08:00', '2026-03-10T10:00:02+08:00'];

test.each([
  ['its own upload', FIRST, { previous_updated_at: FIRST, updated_at: SECOND }, SECOND],
  ['the first change of all', null, { previous_updated_at: null, updated_at: FIRST }, FIRST],
  ["an upload over somebody else's save", FIRST, { previous_updated_at: SECOND, updated_at: THIRD }, FIRST],
  ['a record that is not saved yet', null, {}, null],
])('a form follows %s', (_, filledAt, revision, followed) => {
  expect(followRevision(filledAt, revision)).toBe(followed);
});
