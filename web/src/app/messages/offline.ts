import { catalogue } from '@/lib/catalogue.ts';

/** What covers the app while the browser is offline (000 §2); the first words of the app itself, so they come with it. */
export const offlineMessages = catalogue('offline', {
  kept: 'Nothing is lost: this screen and all that you have typed stay as they are.',
  goesOn: 'It continues by itself as soon as the connection is back.',
  waiting: 'Waiting for the connection…',
});
