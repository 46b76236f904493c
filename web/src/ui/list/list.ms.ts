import type { Words } from '@/lib/catalogue.ts';
import type { listMessages } from './list.messages.ts';

/** Texts of the lists in Malay. */
export const listMs = {
  list: {
    noData: 'Tiada data',
    noMatch: 'Tiada padanan',
    noMatchText: 'Cuba carian lain, atau kosongkan penapis.',
    reset: 'Set semula',
    results: (count) => `${count} hasil`,
    newRows: (count) => `${count} baharu – Muat semula`,
    search: (text) => `Carian: ${text}`,
    loading: 'Sedang dimuatkan',
    pages: 'Halaman',
    pageOf: (page, pages) => `Halaman ${page} daripada ${pages}`,
    page: (page) => `Halaman ${page}`,
    previous: 'Halaman sebelumnya',
    next: 'Halaman seterusnya',
    filters: 'Penapis aktif',
    removeFilter: (label) => `Buang penapis ${label}`,
    csv: 'Muat turun CSV',
    csvProgress: (done, of) => `${done} daripada ${of} halaman`,
  },
} satisfies {
  list: Words<typeof listMessages>;
};
