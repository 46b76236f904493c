import type { Words } from '@/lib/catalogue.ts';
import type { publicPagesMessages } from './public-pages.messages.ts';

/** Texts of the public pages in Malay. */
export default {
  'public-pages': {
    home: 'Laman utama',
    signIn: 'Log masuk',
    dashboard: 'Buka papan pemuka',
    vvip: 'Pakej VVIP',
    terms: 'Terma dan Syarat',
    more: 'Bacaan lanjut',
    updated: (date) => `Kemas kini terakhir ${date}`,
    loading: 'Sedang dimuatkan',
    notFound: 'Halaman tidak wujud',
    notFoundText: 'Alamat mungkin tersilap taip, atau halaman ini telah dikeluarkan.',
    print: 'Cetak',
  },
} satisfies {
  'public-pages': Words<typeof publicPagesMessages>;
};
