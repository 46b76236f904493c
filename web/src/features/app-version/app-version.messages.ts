import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the app versions (002 §2.12). */
export const appVersionMessages = catalogue('app-version', {
  title: 'App Version',
  lead: 'The oldest supported version of each app. Users of older versions are asked to update immediately.',
  placeholder: '1.2.3',
  android: 'Android',
  ios: 'iOS',
  labels: {
    android_admin: 'Android Admin',
    android_public: 'Android Public',
    android_terminal: 'Android Terminal',
    android_kiosk: 'Android Kiosk',
    ios_admin: 'iOS Admin',
    ios_public: 'iOS Public',
  },
  save: 'Save',
  saved: 'Changes has been saved',
});
