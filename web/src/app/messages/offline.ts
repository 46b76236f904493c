import { catalogue } from '@/lib/catalogue.ts';

/** What covers the app while the browser is offline (000 §2); the first words of the app itself, so they come with it. */
export const offlineMessages = catalogue('offline', {
  kept: 'Nothing is lost. This screen and everything you typed will stay as they are.',
  goesOn: 'The app continues automatically when you are back online.',
  waiting: 'Waiting for a connection…',
});
