import { catalogue } from '@/lib/catalogue.ts';

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
  tickets: (count: string, one: boolean) => `${count} ${one ? 'ticket' : 'tickets'}`,
  nobody: 'No passengers aboard',
});
