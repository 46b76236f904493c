import type { Words } from '@/lib/catalogue.ts';
import type { papersText } from './papers.messages.ts';
import { malay } from '@/lib/numbers.ts';

const PAPER = { receipt: 'Resit', ticket_agent: 'Tiket', wristband: 'Gelang tangan' };

const PRINTER = { receipt: 'resit', ticket_agent: 'tiket', wristband: 'gelang tangan' };

/** Texts of the papers of a sale in Malay. */
export default {
  papers: {
    name: (type) => PAPER[type],
    list: 'Dokumen jualan ini',
    none: (type) => `${PAPER[type]} belum dicetak`,
    preparing: (built, total) => `Menyediakan tiket: ${malay.number(built)} daripada ${malay.number(total)}`,
    preparingSoon: 'Menyediakan tiket…',
    ready: (total) => `${malay.number(total)} tiket sedia untuk dicetak`,
    readyElsewhere: (total, code) => `${malay.number(total)} tiket ${code} sedia untuk dicetak dalam Jualan terakhir`,
    selectPrinter: (type) => `Sila pilih pencetak ${PRINTER[type]}..`,
    choosePrinter: 'Pilih pencetak',
    choosing: (type) => `${PAPER[type]}: menunggu pilihan anda`,
    waiting: (type) => `${PAPER[type]}: menunggu pencetak`,
    printing: (type) => `Mencetak ${PAPER[type].toLowerCase()}…`,
    parts: (done, total) => `bahagian ${malay.number(done)} daripada ${malay.number(total)}`,
    printed: (type) => `${PAPER[type]} telah dicetak`,
    failed: (type) => `${PAPER[type]} tidak dicetak`,
    unknown: (type) => `${PAPER[type]}: tidak diketahui: periksa pencetak`,
    prints: 'Cetakan',
    needCare: (count) => malay.count(count, 'cetakan perlu diperiksa'),
    onTheirWay: (count) => malay.count(count, 'cetakan sedang diproses'),
    print: 'Cetak',
    preview: 'Lihat dan cetak',
    retry: 'Cuba lagi',
    cancel: 'Batal',
    cameOut: 'Sudah tercetak',
    printAgain: 'Cetak semula',
    of: (action, type) => `${action}: ${PAPER[type]}`,
  },
} satisfies {
  papers: Words<typeof papersText>;
};
