import type { Words } from '@/lib/catalogue.ts';
import type { listMessages } from './list.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the lists in Malay. */
export default {
  list: {
    noData: 'Tiada data',
    noMatch: 'Tiada padanan',
    noMatchText: 'Cuba carian lain, atau kosongkan penapis.',
    reset: 'Set semula',
    results: (count) => malay.count(count, 'hasil'),
    newRows: (count) => `${malay.count(count, 'baharu')} – Muat semula`,
    search: (text) => `Carian: ${text}`,
    loading: 'Sedang dimuatkan',
    pages: 'Halaman',
    pageOf: (page, pages) => `Halaman ${malay.number(page)} daripada ${malay.number(pages)}`,
    page: (page) => `Halaman ${malay.number(page)}`,
    previous: 'Halaman sebelumnya',
    next: 'Halaman seterusnya',
    filters: 'Penapis aktif',
    removeFilter: (label) => `Buang penapis ${label}`,
    csv: 'Muat turun CSV',
    csvProgress: (done, of) => `${malay.number(done)} daripada ${malay.number(of)} halaman`,
  },
} satisfies {
  list: Words<typeof listMessages>;
};
