import type { Words } from '@/lib/catalogue.ts';
import type { notificationsMessages } from './notifications.messages.ts';

/** Texts of the notifications in Malay. */
export default {
  notifications: {
    title: 'Pemberitahuan',
    lead: 'Pilih perkara yang pelayar ini beritahu kepada anda. Pilihan anda disimpan pada peranti ini.',
    events: 'Beritahu saya tentang',
    sale: 'Jualan baharu',
    booking: 'Tempahan baharu',
    refund: 'Permintaan bayaran balik',
    void: 'Permintaan pembatalan',
    bug: 'Laporan masalah',
    error: 'Ralat pelayan',
    chat: 'Mesej sembang',
    approversOnly:
      'Permintaan bayaran balik, permintaan pembatalan, laporan masalah dan ralat pelayan hanya diberitahu kepada mereka yang meluluskan bayaran balik atau pembatalan.',
    how: 'Cara',
    sound: 'Mainkan bunyi',
    browser: 'Tunjukkan pemberitahuan pelayar',
    browserHint: 'Semasa halaman ini di latar belakang.',
    blocked:
      'Pemberitahuan disekat dalam pelayar ini. Benarkan bagi laman ini dalam tetapan pelayar, kemudian kembali ke sini.',
    unsupported: 'Pelayar ini tidak menyokong pemberitahuan.',
    notKept: 'Pelayar ini tidak menyimpan apa-apa, jadi pilihan anda kekal sehingga halaman ditutup.',
    test: 'Uji',
    testText: 'Beginilah rupa pemberitahuan.',
    close: 'Tutup',
    open: 'Buka',
    refundRequest: (code, username) => `Permintaan bayaran balik bagi ${code}${username ? ` oleh ${username}` : ''}`,
    voidRequest: (code, username) => `Permintaan pembatalan bagi ${code}${username ? ` oleh ${username}` : ''}`,
    serverError: (message) => `Ralat pelayan: ${message}`,
    problemReport: (username, report) => `${username} melaporkan: ${report}`,
    newSale: (code, amount) => `Jualan baharu ${code}, ${amount}`,
    newBooking: (code, name) => `Tempahan baharu ${code}${name ? `, ${name}` : ''}`,
    resolved: 'Laporan telah diselesaikan',
  },
} satisfies {
  notifications: Words<typeof notificationsMessages>;
};
