import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the departure board. */
export const departuresMessages = catalogue('departures', {
  title: 'Departures',
  summary: (sold: string, boarded: string, left: string) => `${sold} sold · ${boarded} boarded · ${left} left`,
  date: 'Date',
  today: 'Today',
  now: 'Next departures',
  departed: 'Departed',
  departure: 'Departure',
  allDay: 'All day',
  states: { coming: 'Upcoming', boarding: 'Boarding', departed: 'Departed' },
  seats: 'Sold',
  ofSeats: (sold: number, capacity: number) => `${english.number(sold)} of ${english.number(capacity)} seats`,
  noLimit: (sold: number) => `${english.number(sold)}, no seat limit`,
  passengers: 'Passengers',
  showEmpty: (count: number) => `Show ${english.count(count, 'empty departure')}`,
  hideEmpty: 'Hide empty departures',
  nothingSold: 'No tickets sold for this day',
  boarded: 'Boarded',
  left: 'Left',
  noShows: 'No-shows',
  walkUps: 'Walk-ups',
  tickets: (count: number) => english.count(count, 'ticket'),
  vvipTickets: (count: number) => english.count(count, 'VVIP ticket'),
  trips: 'Trips',
  tripState: (state: string, aboard: string) => `${state}, ${aboard} aboard`,
  empty: 'No departures on this day',
  emptyText: 'Departures appear for jetty slots and for tickets sold.',
});
