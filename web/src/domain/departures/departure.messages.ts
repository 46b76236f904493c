import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of the dialogs that move a departure or an expiry (001 §5). */
export const departureMessages = catalogue('departure', {
  title: 'Change departure date',
  now: 'Current departure',
  loading: 'Loading…',
  open: 'Departures on this day',
  failed: 'Some days could not be checked.',
  legend: 'Unavailable days',
  marks: { holiday: 'Holiday', sold_out: 'Full', seatide: 'Tide', package_ended: 'Ended' },
  meaning: {
    holiday: 'No boat departs',
    sold_out: 'Every slot is fully booked',
    seatide: 'The sea tide closes every slot',
    package_ended: 'The package is not offered',
  },
  another: 'Choose another day',
  slots: (day: string) => `Slots on ${day}`,
  seats: (left: number) => `${english.count(left, 'seat')} left`,
  tooFew: (left: number, passengers: number) =>
    `Not enough seats for ${english.number(passengers)}: ${english.number(left)} left`,
  state: { available: 'Available', fully_booked: 'Fully Booked', seatide: 'Seatide', past: 'Past' },
  own: 'Current',
  noSlots: 'This jetty has no slots. Choose a day only.',
  chooseSlot: 'Please select slot',
  unchanged: 'Choose another day or slot',
  cancel: 'Cancel',
  save: 'Change departure',
  expiryTitle: 'Change expiry date',
  expiry: 'Last day',
  expiryHint: 'Tickets are valid until the end of this day.',
  expirySave: 'Change expiry',
});
