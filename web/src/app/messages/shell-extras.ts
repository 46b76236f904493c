import { catalogue } from '@/lib/catalogue.ts';

/** Texts of what the shell shows beside the screens. */
export const shellExtras = catalogue('shellExtras', {
  ok: 'Ok',
  appInfo: 'App Info',
  version: 'Version',
  copyright: 'Copyright',
  connection: 'Connection',
  speed: { good: 'Good', bad: 'Bad', low: 'Low' },
  menu: 'App menu',
  googlePlay: 'Google Play',
  appStore: 'App Store',
  startSlip: 'Start shift slip',
  closeSlip: 'Close shift slip',
  logout: 'Logout',
  install: 'Install app',
  update: 'Update',
  updateReady: 'A new version is ready',
  reloadNow: 'Reload now',
  later: 'Later',
});
