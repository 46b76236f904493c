import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the sea tides (002 §2.8, §8). */
export const seaTideMessages = catalogue('sea-tide', {
  title: 'Sea Tide',
  results: (count: number) => english.count(count, 'upcoming tide'),
  explanation:
    'A morning tide closes the Sungai Linggi slots that start before noon. Later slots and all other jetties stay open. An evening tide is only shown here and closes nothing.',
  modes: 'Action on click',
  addMode: 'Add dates',
  deleteMode: 'Delete dates',
  session: 'Session',
  sessions: { morning: 'Morning', evening: 'Evening' },
  tides: { morning: 'Morning tide', evening: 'Evening tide' },
  effects: { morning: 'Sungai Linggi is closed before noon', evening: 'Shown only' },
  choose: 'Choose an action, then a day.',
  adding: { morning: 'Choose a day to add a morning tide.', evening: 'Choose a day to add an evening tide.' },
  deleting: 'Choose a marked day to delete its tide.',
  past: 'Past dates cannot be changed',
  unmarked: 'No tide on this day',
  free: 'No tide',
  saving: 'Saving',
  toCome: 'Upcoming tides',
  noData: 'No Data',
  dateExists: 'Date already exist',
  addQuestion: (day: string, tickets: number, passengers: number) =>
    `${english.count(tickets, 'ticket')} (${english.count(passengers, 'passenger')}) ${english.plural(tickets, 'is', 'are')} booked on the morning slots of Sungai Linggi on ${day}. Adding the tide only stops new sales. Please move or void these tickets yourself.`,
  addConfirm: 'Add tide',
  holdOn: 'Hold On!',
  /** Also after a date was deleted (002 §8). */
  changed: 'New date has been added!',
  removeQuestion: 'Are you sure you want to delete this date?',
  removeMorning: (day: string) => `${day}, morning tide: the Sungai Linggi slots before noon will reopen.`,
  removeEvening: (day: string) => `${day}, evening tide: it will be removed from the calendar. No slots change.`,
  loading: 'Loading',
});
