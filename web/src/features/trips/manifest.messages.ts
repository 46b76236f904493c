import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the printed manifest of a trip. */
export const manifestMessages = catalogue('manifest', {
  print: 'Print manifest',
  title: 'Passenger manifest',
  boat: 'Boat',
  jetty: 'Jetty',
  departure: 'Departure',
  csa: 'CSA',
  printedAt: (moment: string) => `Printed ${moment}`,
  number: 'No',
  code: 'Code',
  name: 'Name',
  package: 'Package',
  passengers: 'Passengers',
  boarded: 'Boarded',
  total: 'Total',
  tickets: (count: number) => english.count(count, 'ticket'),
  nobody: 'No passengers aboard',
});
