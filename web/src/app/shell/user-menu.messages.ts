import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the menu behind one's own name. */
export const userMenuMessages = catalogue('user-menu', {
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  profile: 'My Profile',
  shortcuts: 'Keyboard shortcuts',
});
