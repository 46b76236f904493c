import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the screen shown while the browser is offline (000 §2); loaded with the app itself. */
export const offlineMessages = catalogue('offline', {
  kept: 'Nothing is lost. This screen and everything you typed will stay as they are.',
  goesOn: 'The app continues automatically when you are back online.',
  waiting: 'Waiting for a connection…',
});
