import type { Words } from './catalogue.ts';
import type { timeWords } from './time-words.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Words for how long something takes, in Malay. */
export default {
  'time-words': {
    now: 'sekarang',
    minutesAgo: (minutes) => malay.count(minutes, 'min lalu'),
    hoursAgo: (hours) => malay.count(hours, 'jam lalu'),
    yesterday: 'semalam',
    daysAgo: (days) => malay.count(days, 'hari lalu'),
    today: 'hari ini',
    tomorrow: 'esok',
    inDays: (days) => malay.count(days, 'hari lagi'),
    underAMinute: 'kurang daripada seminit',
    minutes: (minutes) => malay.count(minutes, 'minit'),
    hours: (hours) => malay.count(hours, 'jam'),
    days: (days) => malay.count(days, 'hari'),
  },
} satisfies { 'time-words': Words<typeof timeWords> };
