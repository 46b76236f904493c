import type { Words } from '@/lib/catalogue.ts';
import type { appVersionMessages } from './app-version.messages.ts';

/** Texts of the app version in Malay. */
export default {
  'app-version': {
    title: 'Versi Aplikasi',
    lead: 'Versi paling lama bagi setiap aplikasi yang masih boleh digunakan. Versi lebih lama diminta mengemas kini serta-merta.',
    placeholder: '1.2.3',
    android: 'Android',
    ios: 'iOS',
    labels: {
      android_admin: 'Android Pentadbir',
      android_public: 'Android Awam',
      android_terminal: 'Terminal Android',
      android_kiosk: 'Kiosk Android',
      ios_admin: 'iOS Pentadbir',
      ios_public: 'iOS Awam',
    },
    save: 'Simpan',
    saved: 'Perubahan telah disimpan',
  },
} satisfies {
  'app-version': Words<typeof appVersionMessages>;
};
