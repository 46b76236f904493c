import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of the booking lists (002 §2.2). */
export const bookingsMessages = catalogue('bookings', {
  vvipTitle: 'Booking Management (VVIP)',
  normalTitle: 'Booking Management (Normal)',
  charter: 'Charter',
  add: 'Add',
  search: 'Search bookings',
  searchPlaceholder: 'Code, receipt no, name, company, email or phone',
  status: 'Status',
  receipt: 'Receipt No',
  code: 'Ticket No',
  package: 'Package',
  created: 'Created At',
  departure: 'Departure Date',
  passenger: 'Passenger',
  amount: 'Amount',
  action: 'Action',
  buyer: 'Name',
  company: 'Company',
  email: 'Email',
  openTicket: 'Open Ticket',
  departs: (date: string) => `Departs ${date}`,
  edit: (code: string) => `Edit booking ${code}`,
  view: (code: string) => `View booking ${code}`,
  remove: (code: string) => `Delete booking ${code}`,
  removeQuestion: 'Are you sure you want to delete this booking?',
  removeWho: (code: string, name: string) => `${name === '' ? code : `${code}, ${name}`}: its seats will be released.`,
  removed: 'Booking has been removed',
  noMatch: 'No matching bookings',
  results: (count: number) => english.count(count, 'booking'),
});
