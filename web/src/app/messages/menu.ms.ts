import { MENU_MS } from '@muara/contract/menu-ms';

/** Malay menu names and screen titles by their English name, and the words for badges (000 §2). */
export default {
  menu: {
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
  },
} satisfies { menu: Readonly<Record<string, string>> };
