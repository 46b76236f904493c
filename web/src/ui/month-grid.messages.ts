import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the month grid. */
export const monthGridMessages = catalogue('month-grid', {
  before: 'Previous month',
  after: 'Next month',
  today: 'Today',
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
});
