import type { Words } from './catalogue.ts';
import type { timeWords } from './time-words.messages.ts';

/** Words for how long something takes, in Malay. */
export const timeWordsMs = {
  'time-words': {
    now: 'sekarang',
    minutesAgo: (minutes) => `${minutes} min lalu`,
    hoursAgo: (hours) => `${hours} jam lalu`,
    yesterday: 'semalam',
    daysAgo: (days) => `${days} hari lalu`,
    today: 'hari ini',
    tomorrow: 'esok',
    inDays: (days) => `${days} hari lagi`,
    underAMinute: 'kurang daripada seminit',
    minutes: (minutes) => `${minutes} minit`,
    hours: (hours) => `${hours} jam`,
    days: (days) => `${days} hari`,
  },
} satisfies { 'time-words': Words<typeof timeWords> };
