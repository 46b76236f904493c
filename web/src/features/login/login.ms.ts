import type { Words } from '@/lib/catalogue.ts';
import type { loginMessages } from './login.messages.ts';
import type { resetMessages } from './reset.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the sign-in and of a forgotten password in Malay. */
export default {
  login: {
    title: 'Log masuk',
    welcome: 'Selamat kembali',
    lead: 'Log masuk ke kaunter, tempahan dan sungai.',
    motto: 'Setiap tempat duduk, setiap slot, setiap pasang surut.',
    email: 'E-mel',
    password: 'Kata laluan',
    show: 'Tunjukkan kata laluan',
    hide: 'Sembunyikan kata laluan',
    forgot: 'Lupa Kata Laluan',
    submit: 'Log masuk',
    hello: (name) => `Helo ${name}!`,
    completeField: 'Sila lengkapkan ruangan ini',
    passwordLength: 'Kata laluan mestilah 6 hingga 20 aksara',
    validEmail: 'Sila masukkan alamat e-mel yang sah',
    enableCookies: 'Sila benarkan kuki supaya aplikasi ini berfungsi dengan betul',
  },
  reset: {
    title: 'Tetapkan Semula Kata Laluan',
    askLead: 'Masukkan e-mel akaun anda. Kami akan menghantar pautan untuk memilih kata laluan baharu.',
    ask: 'Hantar',
    back: 'Kembali',
    sent: 'Kata laluan telah dihantar!',
    chooseLead: 'Pilih kata laluan yang akan anda gunakan untuk log masuk mulai sekarang.',
    newPassword: 'Kata laluan baharu',
    rule: (least, most) => `${malay.number(least)} hingga ${malay.number(most)} aksara`,
    save: 'Simpan kata laluan',
    changed: 'Kata laluan anda telah ditukar',
    linkInvalid: 'Pautan ini tidak lagi sah. Sila minta pautan baharu',
    askAgain: 'Minta pautan baharu',
    backToLogin: 'Kembali ke log masuk',
  },
} satisfies {
  login: Words<typeof loginMessages>;
  reset: Words<typeof resetMessages>;
};
