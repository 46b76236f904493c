import type { Words } from '@/lib/catalogue.ts';
import type { bookingDecisionMessages } from './booking-decision.messages.ts';

/** Malay texts of this folder. */
export default {
  'booking-decision': {
    holdOn: 'Tunggu sebentar!',
    question: {
      approve: (booking) => `Luluskan tempahan ${booking}?`,
      reject: (booking) => `Tolak tempahan ${booking}?`,
      cancel: (booking) => `Batalkan tempahan ${booking}?`,
    },
    consequence: {
      approve: 'Pembeli menerima e-mel dengan pautan pembayaran. Tempahan tidak boleh diubah lagi.',
      reject: 'Tempat duduknya dilepaskan. Tindakan ini tidak boleh diundurkan.',
      cancel: 'Tempat duduknya dilepaskan dan ia tidak boleh dibayar lagi. Tindakan ini tidak boleh diundurkan.',
    },
    confirm: { approve: 'Luluskan', reject: 'Tolak', cancel: 'Batalkan tempahan' },
    done: {
      approve: 'Tempahan telah diluluskan',
      reject: 'Tempahan telah ditolak',
      cancel: 'Tempahan telah dibatalkan',
    },
    back: 'Kembali',
    note: 'Nota',
    noteHint: {
      approve: 'Pembeli membacanya dalam e-mel.',
      reject: 'Sebab ia ditolak. Pembeli membacanya apabila dimaklumkan.',
      cancel: 'Sebab ia dibatalkan. Pembeli membacanya apabila dimaklumkan.',
    },
    approveNote:
      'Terima kasih atas tempahan anda. Ia telah diluluskan. Sila buat pembayaran melalui pautan dalam e-mel ini. Kami menantikan kehadiran anda di atas bot.',
    discount: 'Diskaun (%)',
    discountHint: 'Daripada harga tiket, tanpa tambahan. 0 hingga 100.',
    deposit: 'Deposit 50 %',
    depositHint: (deposit, rest) => `${deposit} sekarang, ${rest} kemudian.`,
    depositPlain: 'Ia boleh dibayar dalam dua bahagian.',
    notify: 'Maklumkan Pengguna',
    notifyHint: (email) => `Menghantar nota ini ke ${email}.`,
    money: 'Jumlah tempahan',
    price: 'Harga tiket',
    addons: 'Tambahan',
    off: (percent) => `Diskaun, ${percent} %`,
    total: 'Jumlah',
  },
} satisfies {
  'booking-decision': Words<typeof bookingDecisionMessages>;
};
