import type { Words } from '@/lib/catalogue.ts';
import type { en } from './en.ts';
import type { shellExtras } from './shell-extras.ts';
import type { offlineMessages } from './offline.ts';

/** Texts of the shell in Malay. */
export default {
  shell: {
    somethingWrong: 'Ralat telah berlaku',
    somethingWrongText: 'Skrin ini tidak dapat dibuka. Cuba lagi untuk memuatkannya semula.',
    notAuthorized: 'Tidak dibenarkan',
    newUpdates: 'Kemas kini baharu! Sila muat semula pelayar anda',
    newUpdatesPos: 'Kemas kini baharu. Sila muat semula pelayar anda',
    tooManyRequest: 'Terlalu banyak permintaan',
    enableCookies: 'Sila benarkan kuki supaya aplikasi ini berfungsi dengan betul',
    submitTrip: 'Sila hantar perjalanan anda sebelum log keluar',
    pageNotFound: 'Halaman tidak dijumpai',
    noPermission: 'Anda tiada kebenaran',
    offline: 'Anda di luar talian',
    online: 'Anda kembali dalam talian!',
    offlineScreen: 'Oopss.. anda di luar talian',
    holdOn: 'Tunggu sebentar!',
    logoutQuestion: 'Adakah anda pasti mahu log keluar?',
    cancel: 'Batal',
    logout: 'Log keluar',
    sessionTitle: 'Sesi anda tidak dapat dibuka',
    configTitle: 'Muara tidak dapat dimulakan',
    configText: 'Konfigurasi aplikasi ini tidak dapat dimuatkan. Sila semak sambungan rangkaian anda.',
    training: 'TRAINING',
    trainingText: 'Semuanya latihan sahaja. Semua data ditetapkan semula pada 03:00.',
    tryAgain: 'Cuba lagi',
    notFoundText: 'Sungai tidak mengalir ke sini. Alamat mungkin tersalah eja, atau halaman telah dipindahkan.',
    backToLanding: 'Kembali ke halaman utama',
    backToList: 'Kembali ke senarai',
    accountOf: (name) => `Akaun ${name}`,
    skip: 'Langkau ke kandungan',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    mainMenu: 'Utama',
    goTo: 'Pergi ke…',
    printersOnline: 'dalam talian',
    printJobsToLookAt: () => 'kerja cetakan perlu diperiksa',
    connection: {
      label: (state) => `Kemas kini langsung: ${state}`,
      open: 'Langsung',
      connecting: 'Menyambung…',
      waiting: 'Menyambung semula…',
      lost: 'Sambungan terputus',
      reconnect: 'Sambung semula',
      idle: 'Melahu',
      stopped: 'Tidak langsung',
    },
    scan: {
      unknown: (code) => `Tiada tiket atau tempahan dengan kod ${code}`,
      scanned: (code) => `${code} diimbas`,
      open: 'Buka',
    },
    toasts: { region: 'Pemberitahuan', success: 'Berjaya', error: 'Ralat', info: 'Nota', dismiss: 'Tutup' },
  },
  shellExtras: {
    ok: 'Ok',
    appInfo: 'Maklumat Aplikasi',
    version: 'Versi',
    copyright: 'Hak cipta',
    connection: 'Sambungan',
    speed: { good: 'Baik', bad: 'Lemah', low: 'Perlahan' },
    menu: 'Menu aplikasi',
    googlePlay: 'Google Play',
    appStore: 'App Store',
    startSlip: 'Slip mula syif',
    closeSlip: 'Slip tutup syif',
    logout: 'Log keluar',
    install: 'Pasang aplikasi',
    update: 'Kemas kini',
    updateReady: 'Versi baharu sudah sedia',
    reloadNow: 'Muat semula sekarang',
    later: 'Nanti',
  },
  offline: {
    kept: 'Tiada yang hilang: skrin ini dan semua yang anda taip kekal seperti sedia ada.',
    goesOn: 'Ia akan bersambung sendiri sebaik sahaja sambungan kembali.',
    waiting: 'Menunggu sambungan…',
  },
} satisfies {
  shell: Words<typeof en>;
  shellExtras: Words<typeof shellExtras>;
  offline: Words<typeof offlineMessages>;
};
