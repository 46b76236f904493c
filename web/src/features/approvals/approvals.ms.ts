import type { ApprovalKind } from '@muara/contract/constants';
import type { Words } from '@/lib/catalogue.ts';
import type { approvalsMessages } from './approvals.messages.ts';
import { malay } from '@/lib/numbers.ts';

const NOUNS: Readonly<Record<ApprovalKind, string>> = {
  refund: 'Bayaran balik',
  void: 'Pembatalan',
  booking: 'Tempahan',
  surplus: 'Lebihan bayaran',
};

/** A kind of request in the middle of a sentence. */
const nounOf = (kind: string): string => (NOUNS[kind as ApprovalKind] ?? kind).toLowerCase();

/** Texts of the inbox of approvals in Malay. */
export default {
  approvals: {
    title: 'Kelulusan',
    holdOn: 'Tunggu sebentar!',
    kinds: 'Jenis permintaan',
    all: 'Semua',
    kind: { refund: 'Bayaran balik', void: 'Pembatalan', booking: 'Tempahan', surplus: 'Lebihan bayaran' },
    noun: NOUNS,
    waiting: (count) => `${malay.count(count, 'permintaan')} menunggu keputusan anda, yang paling lama dahulu`,
    empty: 'Tiada permintaan untuk diluluskan',
    emptyText: 'Permintaan baharu muncul di sini secara automatik.',
    emptyKind: {
      refund: 'Tiada bayaran balik yang menunggu',
      void: 'Tiada pembatalan yang menunggu',
      booking: 'Tiada tempahan yang menunggu',
      surplus: 'Tiada lebihan bayaran yang menunggu',
    },
    emptyKindText: (elsewhere) => `${malay.count(elsewhere, 'permintaan lain')} menunggu keputusan anda.`,
    showAll: 'Tunjukkan semua',
    own: 'Permintaan anda sendiri',
    waitsFor: (words) => `Menunggu selama ${words}`,
    departure: 'Bertolak',
    openTicket: 'Tiket Terbuka',
    passengers: 'Penumpang',
    method: 'Dibayar dengan',
    requestedBy: 'Diminta oleh',
    batch: 'Tiket kelompok',
    batchCounts: (total: number, sold: number, used: number, voided: number) =>
      `${malay.number(sold)} dijual, ${malay.number(used)} digunakan, ${malay.number(voided)} dibatalkan daripada ${malay.number(total)}`,
    buyer: 'Pembeli',
    reason: 'Sebab',
    bookingNote: 'Catatan',
    noReason: 'Tiada sebab diberikan.',
    surplusReason: 'Sebab ia lebihan bayaran',
    markPaidBack: 'Tandakan sebagai telah dipulangkan',
    markPaidBackOf: (code) => `Tandakan sebagai telah dipulangkan: lebihan bayaran ${code}`,
    bank: 'Pulangkan kepada',
    publicForm: 'Butiran bank ini dimasukkan melalui borang awam. Sahkan dengan pembeli sebelum anda membayar.',
    charter: 'Sewa Khas',
    vvip: 'VVIP',
    oneOf: 'Satu tiket daripada kelompok',
    choice: { approve: 'Luluskan', reject: 'Tolak' },
    choiceOf: (choice, kind, code) => `${choice === 'approve' ? 'Luluskan' : 'Tolak'} ${nounOf(kind)} ${code}`,
    confirm: {
      refund: { approve: 'Luluskan bayaran balik', reject: 'Tolak bayaran balik' },
      void: { approve: 'Luluskan pembatalan', reject: 'Tolak pembatalan' },
    },
    approveRefund: (who, amount, bank) =>
      `Kembalikan bayaran ${who}?\n${amount} dikembalikan${bank === null ? '' : ` kepada ${bank}`}. Keseluruhan pembelian ini akan dibatalkan.`,
    approveUnpaidRefund: (who, outcome) =>
      `Kembalikan bayaran ${who}?\n${outcome} Keseluruhan pembelian ini akan dibatalkan.`,
    rejectRefund: (who) => `Tolak bayaran balik ${who}?\nTiket kekal sah, dan pembeli akan dimaklumkan.`,
    approveVoid: (who, outcome) =>
      `Batalkan ${who}?\n${outcome} Tiket tidak boleh digunakan lagi. Tindakan ini tidak boleh diundurkan.`,
    approveVoidOpen: 'Semua tiket di bawah pembelian ini akan dibatalkan. Adakah anda masih mahu meneruskan?',
    counts: (voided, sold, used) =>
      `${malay.number(voided)} akan dibatalkan; ${malay.number(sold)} yang dijual dan ${malay.number(used)} yang digunakan kekal seperti sedia ada.`,
    rejectVoid: (who) => `Tolak pembatalan ${who}?\nTiket kekal sah.`,
    ownRequest: 'Ini permintaan anda sendiri; jejak audit akan merekodkannya.',
    refund: { approve: 'Permintaan bayaran balik telah diluluskan', reject: 'Permintaan bayaran balik telah ditolak' },
    void: { approve: 'Permintaan pembatalan telah diluluskan', reject: 'Permintaan pembatalan telah ditolak' },
    voidDenied: 'Permintaan pembatalan tidak dibenarkan',
    elsewhere: (what) => `${what} telah diputuskan oleh orang lain`,
    elsewhereMany: (count) => `${malay.number(count)} permintaan telah diputuskan oleh orang lain`,
    keyMove: 'pilih',
    keyApprove: 'luluskan',
    keyReject: 'tolak',
    keyPaidBack: 'tandakan sebagai telah dipulangkan',
  },
} satisfies {
  approvals: Words<typeof approvalsMessages>;
};
