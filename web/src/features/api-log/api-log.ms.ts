import type { Words } from '@/lib/catalogue.ts';
import type { apiLogMessages } from './api-log.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the api log in Malay. */
export default {
  'api-log': {
    title: 'Log Permintaan API',
    search: 'Cari',
    searchPlaceholder: 'Nama pengguna atau alamat',
    results: (count) => malay.count(count, 'permintaan'),
    noMatch: 'Tiada permintaan yang sepadan',
    refresh: 'Muat semula',
    name: 'Nama',
    nobody: 'Tidak log masuk',
    url: 'URL',
    payload: 'Muatan',
    platform: 'Platform',
    created: 'Dicipta pada',
    app: 'Aplikasi',
    system: 'Sistem',
    browser: 'Pelayar',
    showUrl: 'URL penuh',
    hideUrl: 'URL ringkas',
  },
} satisfies {
  'api-log': Words<typeof apiLogMessages>;
};
