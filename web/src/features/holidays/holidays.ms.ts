import type { Words } from '@/lib/catalogue.ts';
import type { holidaysMessages } from './holidays.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the holidays in Malay. */
export default {
  holidays: {
    title: (appName) => `Cuti ${appName}`,
    results: (count) => malay.count(count, 'cuti'),
    searchPlaceholder: 'Butiran',
    noMatch: 'Tiada cuti yang sepadan',
    empty: {
      title: 'Tiada data',
      text: 'Pada hari cuti, tiada bot bertolak dari mana-mana jeti, pada semua platform.',
    },
    add: 'Tambah cuti',
    details: 'Butiran',
    detailsHint: 'Pembeli dan kaunter membacanya apabila hari itu ditutup.',
    start: 'Mula',
    end: 'Tamat',
    days: 'Hari',
    dayCount: (days) => malay.count(days, 'hari'),
    dayUnit: () => 'hari',
    rangeOf: (start, end) => (start === end ? start : `${start} – ${end}`),
    range: 'Hari',
    rangeHint: 'Hari pertama dan hari terakhir, kedua-duanya termasuk.',
    updatedAt: 'Kemas kini terakhir',
    titles: { view: 'Cuti', add: 'Tambah cuti', edit: 'Ubah cuti' },
    notFound: 'Cuti tidak wujud',
    counting: 'Mengira tiket …',
    nobody: 'Tiada tiket dijual untuk hari-hari ini.',
    sold: (tickets, passengers) =>
      `${malay.number(tickets)} tiket telah dijual untuk hari-hari ini (${malay.number(passengers)} penumpang).`,
    kept: 'Tiada yang dibatalkan: tiket itu kekal sehingga tarikhnya ditukar atau bayarannya dikembalikan.',
    notCounted: 'Tiket untuk hari-hari ini tidak dapat dikira.',
    holdOn: 'Tunggu sebentar!',
    closeAnyway: 'Tutup hari-hari ini',
    added: 'Cuti telah ditambah',
    removed: 'Tarikh telah dibuang',
    removeQuestion: 'Adakah anda pasti mahu memadam tarikh ini?',
    removeWho: (details, days) => `${details}, ${days}: hari-hari ini boleh dijual semula.`,
  },
} satisfies {
  holidays: Words<typeof holidaysMessages>;
};
