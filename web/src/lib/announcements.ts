import { appState } from './app-state.ts';
import { today } from './dates.ts';
import { storage } from './storage.ts';

interface Announcement {
  title: string;
  msg: string;
}

/** The announcements that were shown in this browser today. */
interface Shown {
  day: string;
  marks: string[];
}

const KEY = 'muara.announcements';
/** Where storage is refused, this page remembers. */
const memory = appState(() => ({ shown: null as Shown | null }));

/** Names an announcement for one user by what it says (32-bit FNV-1a). */
export function announcementMark(userId: number, { title, msg }: Announcement): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify([title, msg])) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return `${userId}:${(hash >>> 0).toString(36)}`;
}

function shownToday(): Shown {
  const kept = storage.read(KEY, isShown) ?? memory.shown;
  return kept?.day === today() ? kept : { day: today(), marks: [] };
}

function isShown(value: unknown): value is Shown {
  const shown = value as Shown | null;
  return typeof shown?.day === 'string' && Array.isArray(shown.marks);
}

/** Once per user, browser, Kuala Lumpur day and wording (000 §9). */
export const announcements = {
  wasShown: (userId: number, announcement: Announcement): boolean =>
    shownToday().marks.includes(announcementMark(userId, announcement)),
  markShown(userId: number, announcement: Announcement): void {
    const { day, marks } = shownToday();
    memory.shown = { day, marks: [...marks, announcementMark(userId, announcement)] };
    storage.set(KEY, JSON.stringify(memory.shown));
  },
};
