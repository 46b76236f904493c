import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetAppState } from './app-state.ts';
import { announcementMark, announcements } from './announcements.ts';

const WORDS = { title: 'Welcome aboard', msg: 'High tide at six.' };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-05T15:50:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  resetAppState();
});

test('a mark names the user and the words', () => {
  expect(announcementMark(1, WORDS)).toBe(announcementMark(1, { ...WORDS }));
  const others = [
    announcementMark(2, WORDS),
    announcementMark(1, { ...WORDS, msg: 'Low tide.' }),
    announcementMark(1, { title: WORDS.msg, msg: WORDS.title }),
  ];
  expect(others).not.toContain(announcementMark(1, WORDS));
});

test('where nothing can be stored this page remembers, until midnight in Kuala Lumpur', () => {
  expect(announcements.wasShown(1, WORDS)).toBe(false);
  announcements.markShown(1, WORDS);
  announcements.markShown(2, WORDS);
  expect(announcements.wasShown(1, WORDS)).toBe(true);
  expect(announcements.wasShown(2, WORDS)).toBe(true);
  expect(announcements.wasShown(1, { ...WORDS, msg: 'Low tide.' })).toBe(false);
  vi.setSystemTime(new Date('2026-03-05T16:00:00Z'));
  expect(announcements.wasShown(1, WORDS)).toBe(false);
});
