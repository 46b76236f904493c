import { catalogue } from '@/lib/catalogue.ts';

/** Words of the month of days. */
export const monthGridMessages = catalogue('month-grid', {
  before: 'Previous month',
  after: 'Next month',
  today: 'Today',
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
});
