import { catalogue } from '@/lib/catalogue.ts';

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
  states: { coming: 'Coming', boarding: 'Boarding', departed: 'Departed' },
  seats: 'Sold',
  ofSeats: (sold: string, capacity: string) => `${sold} of ${capacity} seats`,
  noLimit: (sold: string) => `${sold}, no seat limit`,
  passengers: 'Passengers',
  showEmpty: (count: string, one: boolean) => `Show ${count} empty ${one ? 'departure' : 'departures'}`,
  hideEmpty: 'Hide empty departures',
  nothingSold: 'No tickets sold for this day',
  boarded: 'Boarded',
  left: 'Left',
  noShows: 'No-shows',
  walkUps: 'Walk-ups',
  trips: 'Trips',
  tripState: (state: string, aboard: string) => `${state}, ${aboard} aboard`,
  empty: 'No departures on this day',
  emptyText: 'Departures come from the slots of the jetties and from tickets sold.',
});
