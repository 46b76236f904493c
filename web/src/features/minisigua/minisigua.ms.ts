import type { Words } from '@/lib/catalogue.ts';
import type { minisiguaMessages } from './minisigua.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the minisigua in Malay. */
export default {
  minisigua: {
    title: 'Minisigua',
    search: 'Cari',
    searchPlaceholder: 'No. tiket atau kod QR',
    type: 'Jenis',
    response: 'Jawapan',
    results: (count) => malay.count(count, 'catatan'),
    noMatch: 'Tiada catatan yang sepadan',
    newRows: (count) => malay.count(count, 'catatan baharu'),
    failed: (count) => malay.count(count, 'jawapan gagal'),
    noneFailed: 'Tiada jawapan gagal',
    showFailed: 'Tunjukkan',
    ticketNo: 'No. tiket',
    qrCode: 'Kod QR',
    noQrCode: '–',
    payload: 'Muatan',
    responseCode: 'Kod jawapan',
    success: 'Berjaya',
    fail: 'Gagal',
    createdAt: 'Dicipta pada',
    types: { Purchase: 'Pembelian', Scan: 'Imbasan' },
  },
} satisfies {
  minisigua: Words<typeof minisiguaMessages>;
};
