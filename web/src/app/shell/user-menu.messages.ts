import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the user menu. */
export const userMenuMessages = catalogue('user-menu', {
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  profile: 'My Profile',
  shortcuts: 'Keyboard shortcuts',
});
