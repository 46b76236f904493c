import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the holidays (002 §2.8, §8). */
export const holidaysMessages = catalogue('holidays', {
  title: (appName: string) => `${appName} Holiday`,
  results: (count: number) => english.count(count, 'holiday'),
  searchPlaceholder: 'Details',
  noMatch: 'No matching holidays',
  empty: { title: 'No Data', text: 'On a holiday, no boats depart from any jetty.' },
  add: 'Add holiday',
  details: 'Details',
  detailsHint: 'Shown to buyers and cashiers on the closed days.',
  start: 'Start',
  end: 'End',
  days: 'Days',
  dayCount: (days: number) => english.count(days, 'day'),
  dayUnit: (days: number) => english.plural(days, 'day', 'days'),
  rangeOf: (start: string, end: string) => (start === end ? start : `${start} – ${end}`),
  range: 'Days',
  rangeHint: 'First and last day, inclusive.',
  updatedAt: 'Last updated',
  titles: { view: 'Holiday', add: 'Add holiday', edit: 'Edit holiday' },
  notFound: 'Holiday does not exist',
  counting: 'Counting tickets…',
  nobody: 'No tickets sold for these days.',
  sold: (tickets: number, passengers: number) =>
    `${english.count(tickets, 'ticket')} (${english.count(passengers, 'passenger')}) already sold for these days.`,
  kept: 'No tickets are canceled. They stay valid until you move or refund them.',
  notCounted: 'The tickets for these days could not be counted.',
  holdOn: 'Hold On!',
  closeAnyway: 'Close these days',
  added: 'Holiday has been added',
  removed: 'Date has been removed',
  removeQuestion: 'Are you sure you want to delete this date?',
  removeWho: (details: string, days: string) => `${details}, ${days}: these days can be sold again.`,
});
