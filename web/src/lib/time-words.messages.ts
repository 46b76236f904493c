import { catalogue } from './catalogue.ts';
import { english } from '@/lib/numbers.ts';

const count = (number: number, unit: string) => english.count(number, unit);

/** Words for how long something takes, or how far away it is. */
export const timeWords = catalogue('time-words', {
  now: 'now',
  minutesAgo: (minutes: number) => `${english.number(minutes)} min ago`,
  hoursAgo: (hours: number) => `${english.number(hours)} h ago`,
  yesterday: 'yesterday',
  daysAgo: (days: number) => `${count(days, 'day')} ago`,
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (days: number) => `in ${count(days, 'day')}`,
  underAMinute: 'less than a minute',
  minutes: (minutes: number) => count(minutes, 'minute'),
  hours: (hours: number) => count(hours, 'hour'),
  days: (days: number) => count(days, 'day'),
});
