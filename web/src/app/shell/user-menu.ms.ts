import type { Words } from '@/lib/catalogue.ts';
import type { userMenuMessages } from './user-menu.messages.ts';

/** Texts of the user menu in Malay. */
export default {
  'user-menu': {
    theme: 'Tema',
    light: 'Cerah',
    dark: 'Gelap',
    system: 'Sistem',
    profile: 'Profil Saya',
    shortcuts: 'Pintasan papan kekunci',
  },
} satisfies {
  'user-menu': Words<typeof userMenuMessages>;
};
