import type { Words } from '@/lib/catalogue.ts';
import { malay } from '@/lib/numbers.ts';
import type { emailsDialogMessages } from './emails-dialog.messages.ts';
import type { refundFormMessages } from './refund-form.messages.ts';
import type { resendButtonMessages } from './resend-button.messages.ts';
import type { moneyOutcomeMessages } from './money-outcome.messages.ts';

/** Malay texts of this folder. */
export default {
  'emails-dialog': {
    title: 'Ubah E-mel',
    main: 'E-mel',
    extra: (count) => `E-mel tambahan ${malay.number(count)}`,
    add: 'Tambah e-mel lain',
    remove: (count) => `Buang e-mel tambahan ${malay.number(count)}`,
    hint: 'Resit dan notis dihantar ke semuanya.',
    save: 'Simpan',
  },
  'refund-form': {
    name: 'Nama',
    email: 'E-mel',
    bank: 'Bank',
    otherBank: 'Nama bank lain',
    account: 'Nombor akaun',
    accountHint: 'Angka sahaja.',
  },
  'resend-button': {
    wait: (seconds) => `Hantar semula dalam ${malay.number(seconds)} s`,
  },
  'money-outcome': {
    notPaidBack: (amount) => `${amount} tidak dipulangkan.`,
    useRefund: 'Untuk memulangkannya, gunakan Bayaran Balik.',
    refundLater: 'Untuk memulangkannya, buat bayaran balik selepas tiket dibatalkan.',
    handedBack: (amount) => `${amount} dipulangkan kepada pembeli secara tunai daripada laci.`,
    noLongerOwed: (amount) => `${amount} tidak lagi terhutang di bawah Kemudahan Kredit.`,
    nothingToVoid: 'Tiada wang diterima, jadi tiada yang dipulangkan.',
    nothingToRefund: 'Tiada wang diterima, jadi RM 0.00 dipulangkan.',
    allGivenBack: (amount) => `Semuanya dipulangkan: ${amount}`,
  },
} satisfies {
  'emails-dialog': Words<typeof emailsDialogMessages>;
  'refund-form': Words<typeof refundFormMessages>;
  'resend-button': Words<typeof resendButtonMessages>;
  'money-outcome': Words<typeof moneyOutcomeMessages>;
};
