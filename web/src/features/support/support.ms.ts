import type { Words } from '@/lib/catalogue.ts';
import type { supportMessages } from './support.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the support in Malay. */
export default {
  support: {
    title: 'Sokongan',
    search: 'Cari',
    searchPlaceholder: 'Laporan',
    searchPlaceholderAll: 'Laporan atau nama pengguna',
    results: (count) => malay.count(count, 'laporan'),
    id: 'No. ID',
    username: 'Nama pengguna',
    report: 'Laporan',
    status: 'Status',
    createdAt: 'Dicipta pada',
    resolvedAt: 'Diselesaikan pada',
    action: 'Tindakan',
    pending: 'Belum selesai',
    resolved: 'Selesai',
    resolvedOn: (when) => `Diselesaikan ${when}`,
    empty: 'Tiada data',
    emptyOwn: 'Anda belum melaporkan masalah. Jika ada yang tidak kena, beritahu kami.',
    emptyText: 'Tiada masalah dilaporkan. Jika ada yang tidak kena, beritahu kami.',
    noMatch: 'Tiada laporan yang sepadan',
    newRows: (count) => malay.count(count, 'laporan baharu'),
    add: 'Laporkan masalah',
    what: 'Apakah masalahnya?',
    whatHint: 'Nyatakan tindakan anda, hasil yang anda jangkakan dan apa yang berlaku.',
    send: 'Hantar',
    left: (count) => malay.count(count, 'aksara lagi'),
    sent: 'Laporan telah dihantar! Terima kasih kerana melapor!',
    required: 'Sila lengkapkan ruangan ini',
    tooLong: 'Sila gunakan paling banyak 2000 aksara',
    resolve: 'Selesaikan',
    reportOf: (id) => `laporan ${id}`,
    resolveConfirm: 'Tandakan sebagai selesai',
    resolveQuestion: (id, username) =>
      `Tandakan laporan ${id}${username ? ` daripada ${username}` : ''} sebagai selesai? Pelapor akan dimaklumkan.`,
    confirmTitle: 'Tunggu sebentar!',
    hasBeenResolved: 'Laporan telah diselesaikan',
  },
} satisfies {
  support: Words<typeof supportMessages>;
};
