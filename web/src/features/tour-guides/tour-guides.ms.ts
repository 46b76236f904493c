import type { Words } from '@/lib/catalogue.ts';
import type { tourGuidesMessages } from './tour-guides.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the tour guides in Malay. */
export const tourGuidesMs = {
  'tour-guides': {
    title: 'Pemandu Pelancong',
    results: (count) => malay.count(count, 'pemandu pelancong'),
    search: 'Cari',
    searchPlaceholder: 'Nama, syarikat, e-mel, telefon, no. MOTAC',
    noMatch: 'Tiada pemandu pelancong yang sepadan',
    add: 'Tambah pemandu pelancong',
    one: 'Pemandu pelancong',
    edit: (name) => `Ubah ${name}`,
    motacs: 'No. MOTAC',
    active: 'Aktif',
    inactive: 'Tidak aktif',
    activeHint: 'Pemandu yang aktif boleh dipilih untuk jualan selagi kontraknya berjalan.',
    contractNote:
      'Pemandu boleh dipilih untuk jualan dari tarikh mula hingga tarikh tamat, termasuk kedua-dua hari itu.',
    accountNote: 'Pemandu pelancong baharu mendapat akaun: Lupa Kata Laluan membukanya.',
    tickets: 'Jumlah tiket',
    action: 'Tindakan',
    notFound: 'Pemandu pelancong tidak wujud',
    added: 'Pemandu pelancong telah ditambah',
    saved: 'Perubahan telah disimpan',
    removed: 'Pemandu pelancong telah dibuang',
    removeQuestion: 'Adakah anda pasti mahu memadam pemandu pelancong ini?',
    removeWho: (name, company) =>
      `${name} (${company}) tidak boleh log masuk atau dipilih untuk jualan lagi. Tiket mengekalkan namanya.`,
  },
} satisfies {
  'tour-guides': Words<typeof tourGuidesMessages>;
};
