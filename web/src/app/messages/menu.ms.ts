import { MENU_MS } from '@muara/contract/menu-ms';

/** Names of the menu and titles of screens in Malay by their English name, and what their badges count (000 §2). */
export const menuMs: Readonly<Record<string, string>> = {
  ...MENU_MS,
  // Names that another server may send for the same screens.
  Agent: 'Ejen',
  'Dining Menu': 'Menu Makanan',
  Report: 'Laporan',
  Jetties: 'Jeti',
  Logout: 'Log keluar',
  'open requests': 'permintaan terbuka',
  upcoming: 'akan datang',
  waiting: 'menunggu',
  pending: 'belum diputuskan',
  errors: 'ralat',
  'open reports': 'laporan terbuka',
};
