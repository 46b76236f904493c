import type { Words } from '@/lib/catalogue.ts';
import type { pagesMessages } from './pages.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the pages in Malay. */
export default {
  pages: {
    title: 'Halaman',
    results: (count) => malay.count(count, 'halaman'),
    search: 'Cari',
    searchPlaceholder: 'Tajuk',
    noMatch: 'Tiada halaman yang sepadan',
    noData: 'Tiada data',
    add: 'Tambah halaman',
    number: '#',
    pageTitle: 'Tajuk',
    titleHint: 'Tajuk tidak boleh diubah selepas halaman disimpan; alamat halaman dibentuk daripadanya.',
    titleKept: 'Tajuk halaman yang telah disimpan tidak boleh diubah.',
    content: 'Kandungan',
    updatedAt: 'Kemas kini terakhir',
    lastUpdated: (moment, ago) => `Kemas kini terakhir ${moment}${ago ? ` (${ago})` : ''}`,
    neverUpdated: 'Belum disimpan',
    action: 'Tindakan',
    preview: (title) => `Pratonton ${title} dalam tetingkap baharu`,
    edit: (title) => `Ubah ${title}`,
    newTitle: 'Halaman baharu',
    previewButton: 'Pratonton',
    previewHint: 'Menunjukkan kandungan yang telah disimpan, dalam tetingkap baharu.',
    back: 'Semua halaman',
    cancel: 'Batal',
    save: 'Simpan',
    unsaved: 'Perubahan belum disimpan',
    notFound: 'Halaman tidak wujud',
    notFoundText: 'Halaman ini mungkin telah dipadam.',
    noPermission: 'Anda tiada kebenaran',
    loading: 'Sedang dimuatkan',
    added: 'Halaman telah ditambah',
    saved: 'Perubahan telah disimpan',
  },
} satisfies {
  pages: Words<typeof pagesMessages>;
};
