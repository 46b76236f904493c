import type { Words } from '@/lib/catalogue.ts';
import type { printersMessages } from './printers.messages.ts';
import { malay } from '@/lib/numbers.ts';

const PRINTER = { receipt: 'resit', ticket_agent: 'tiket', wristband: 'gelang tangan' };
const PRINTED = { receipt: 'Resit', ticket_agent: 'Tiket', wristband: 'Gelang tangan' };

/** Texts of the printers in Malay. */
export default {
  printers: {
    title: 'Pencetak',
    lead: 'Pilihan anda disimpan dalam pelayar ini. Pilih pencetak yang sama sekali lagi untuk membatalkannya.',
    waiting: (code) => `${code} menunggu pencetak. Pilih satu untuk mencetaknya.`,
    typeTitle: (type) => `Pencetak ${PRINTER[type]}`,
    none: (type) => `Tiada pencetak ${PRINTER[type]} dalam talian`,
    online: 'Dalam talian',
    notConnected: 'Tidak disambungkan',
    offline: 'Luar talian',
    refused: (names, deviceId) =>
      `Ditolak kerana ID peranti yang sama (${deviceId}): ${names}. Berikan setiap pembantu pencetak ID tersendiri.`,
    testPrint: 'Cetakan ujian',
    testPrintOn: (name) => `Cetakan ujian pada ${name}`,
    close: 'Tutup',
    testSuccess: 'Cetakan ujian berjaya!',
    printed: (type) => `${PRINTED[type]} telah dicetak`,
    selectedOffline: (type) => `Pencetak ${PRINTER[type]} yang dipilih di luar talian. Sila pilih pencetak lain..`,
    pleaseSelect: (type) => `Sila pilih pencetak ${PRINTER[type]}..`,
    offlineNow: 'Pencetak di luar talian..',
    dropped: 'Tiada yang dicetak. Resit masih boleh dimuat turun',
    scanner: {
      title: 'Pengimbas kod bar',
      lead: 'Kekunci yang dihantar oleh pengimbas peranti ini sebelum dan selepas kod.',
      prefix: 'Kekunci sebelum kod',
      suffix: 'Kekunci selepas kod',
      none: 'Tiada',
    },
    reprintTitle: 'Cetak semula',
    reprintLabel: 'Sebab',
    reprintPlaceholder: 'Nyatakan sebab anda mencetak semula..',
    reprintSubmit: 'Cetak',
    reprintPresets: 'Sebab biasa',
    presets: {
      jam: 'Kertas tersekat',
      faded: 'Pudar atau kabur',
      torn: 'Koyak atau basah',
      lost: 'Dihilangkan oleh pelanggan',
      missing: 'Tidak keluar',
    },
    completeField: 'Sila lengkapkan ruangan ini',
    provideValue: 'Sila masukkan nilai',
    slipPrinted: 'Slip telah dicetak',
    offlineType: (type) => `Pencetak ${PRINTER[type]} di luar talian..`,
    unknown: 'Tidak pasti: semak pencetak',
    unknownOf: (what) => `${what}: tidak pasti sama ada telah dicetak. Sila semak pencetak`,
    fellOver: 'Pencetak di sebelah komputer ini tidak dapat dihubungi. Pelayan yang mencetak',
    documentBlocked: 'Pelayar tidak membuka dokumen. Benarkan tetingkap bagi halaman ini, kemudian cuba lagi',

    queue: 'Kerja cetakan',
    queueEmpty: 'Belum ada yang dicetak di sini',
    queueEnded: (count) => `Selesai (${malay.number(count)})`,
    what: { receipt: 'Resit', ticket_agent: 'Tiket', wristband: 'Gelang tangan' },
    slip: 'Slip syif',
    testPage: 'Halaman ujian',
    ofTicket: (what, code) => `${what} bagi ${code}`,
    range: (from, to) =>
      to === 0
        ? `${malay.number(from)} hingga akhir`
        : from === to
          ? malay.number(from)
          : `${malay.number(from)}–${malay.number(to)}`,
    state: {
      choosing: 'Menunggu anda',
      waiting: 'Menunggu',
      printing: 'Sedang dicetak',
      printed: 'Telah dicetak',
      failed: 'Tidak dicetak',
      canceled: 'Dibatalkan',
      unknown: 'Tidak pasti: semak pencetak',
    },
    parts: (done, total) => `Bahagian ${malay.number(done)} daripada ${malay.number(total)}`,
    retry: 'Cuba lagi',
    cancel: 'Batal',
    remove: 'Buang',
    itCameOut: 'Sudah keluar',
    printAgain: 'Cetak sekali lagi',
    printInBrowser: 'Cetak dalam pelayar',
    browser: 'Pelayar ini',
    of: (action, what) => `${action}: ${what}`,

    rangeTitle: { ticket_agent: 'Cetak tiket', wristband: 'Cetak gelang tangan' },
    rangeLead: (code, max) => `${code} mempunyai ${malay.number(max)} untuk dicetak.`,
    from: 'Dari',
    to: 'Hingga',
    toHint: '0 mencetak hingga akhir',
    rangeWrong: 'Yang pertama selepas yang terakhir',
    papers: (count) => malay.count(count, 'akan dicetak'),
    reprintNote: 'Sebahagian daripadanya pernah dicetak.',
    preview: 'Pratonton',
    previewOf: (type) => `Pratonton ${PRINTER[type]}`,
    openPreview: 'Buka pratonton dalam tetingkap baharu',
    print: 'Cetak',

    localTitle: 'Pencetak di sebelah komputer ini',
    localMessage:
      'Pelayar anda akan bertanya sama ada halaman ini boleh mencapai peranti pada rangkaian setempat anda. Benarkan untuk mencetak pada pencetak di sebelah komputer ini. Tanpanya, pelayan mencetak untuk anda.',
    localContinue: 'Teruskan',
    localLater: 'Bukan sekarang',
    localDenied:
      'Pelayar anda tidak membenarkan halaman ini mencapai pencetak di sebelah komputer ini, jadi pelayan yang mencetak. Benarkan akses rangkaian setempat dalam tetapan laman ini untuk mengubahnya.',
  },
} satisfies {
  printers: Words<typeof printersMessages>;
};
