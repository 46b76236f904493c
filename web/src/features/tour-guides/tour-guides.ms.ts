import type { Words } from '@/lib/catalogue.ts';
import type { tourGuidesMessages } from './tour-guides.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the tour guides in Malay. */
export default {
  'tour-guides': {
    results: (count) => malay.count(count, 'pemandu pelancong'),
    searchPlaceholder: 'Nama, syarikat, e-mel, telefon, no. MOTAC',
    noMatch: 'Tiada pemandu pelancong yang sepadan',
    add: 'Tambah pemandu pelancong',
    one: 'Pemandu pelancong',
    motacs: 'No. MOTAC',
    active: 'Aktif',
    activeHint: 'Pemandu yang aktif boleh dipilih untuk jualan selagi kontraknya berjalan.',
    contractNote:
      'Pemandu boleh dipilih untuk jualan dari tarikh mula hingga tarikh tamat, termasuk kedua-dua hari itu.',
    accountNote: 'Pemandu pelancong baharu mendapat akaun: Lupa Kata Laluan membukanya.',
    tickets: 'Jumlah tiket',
    notFound: 'Pemandu pelancong tidak wujud',
    added: 'Pemandu pelancong telah ditambah',
    removed: 'Pemandu pelancong telah dibuang',
    removeQuestion: 'Adakah anda pasti mahu memadam pemandu pelancong ini?',
    removeWho: (name, company) =>
      `${name} (${company}) tidak boleh log masuk atau dipilih untuk jualan lagi. Tiket mengekalkan namanya.`,
  },
} satisfies {
  'tour-guides': Words<typeof tourGuidesMessages>;
};
