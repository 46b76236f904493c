import type { Words } from '@/lib/catalogue.ts';
import type { reportsMessages } from './reports.messages.ts';

/** Texts of the reports in Malay. */
export default {
  reports: {
    title: 'Laporan',
    types: 'Jenis laporan',
    agents: 'Tiket ejen',
    allTypes: 'Semua laporan',
    none: 'Tiada laporan tersedia',
    noneHint: 'Peranan anda tiada jenis laporan. Hubungi pengurus jika anda memerlukannya.',
    pick: 'Pilih laporan untuk melihat penapisnya.',
    getReport: 'Dapatkan Laporan',
    download: 'Muat Turun',
    downloadExcel: 'Muat turun Excel',
    opened: 'Laporan dibuka dalam tetingkap baharu.',
    popupBlocked: 'Pelayar anda menyekat tetingkap laporan.',
    openReport: 'Buka laporan',
    choose: 'Pilih…',
    all: 'Semua',
    allStaffs: 'Semua Kakitangan',
    allAgents: 'Semua Ejen',
    allJetties: 'Semua Jeti',
    removed: (name) => `${name} (dibuang)`,
    boatType: { normal: 'Biasa', chartered: 'Sewa khas' },
    lockedStaff: 'Anda hanya boleh melihat laporan anda sendiri.',
    monthFormat: 'TTTT-BB',
    blockedTitle: 'Laporan belum tersedia',
    blockedHint: 'Laporan tersedia setelah syif anda ditutup.',
    closeShift: 'Pergi ke POS untuk menutup syif anda',
    checkAgain: 'Semak semula',
  },
} satisfies {
  reports: Words<typeof reportsMessages>;
};
