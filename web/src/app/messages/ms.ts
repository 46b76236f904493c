import { ERRORS_MS } from '@muara/contract/errors-ms';
import type { loginMessages } from '@/features/login/login.messages.ts';
import type { resetMessages } from '@/features/login/reset.messages.ts';
import type { publicPagesMessages } from '@/features/public-pages/public-pages.messages.ts';
import { overlayCatalogues, type Words } from '@/lib/catalogue.ts';
import { codeCameraMs } from '@/ui/code-camera/code-camera.ms.ts';
import { errorsMs } from '@/domain/errors/errors.ms.ts';
import { translateErrors } from '@/domain/errors/errors.ts';
import { labelsMs } from '@/domain/labels/labels.ms.ts';
import { timeWordsMs } from '@/lib/time-words.ms.ts';
import type { keptFormsMessages } from '@/lib/kept-forms.messages.ts';
import type { uiMessages } from '@/ui/ui.messages.ts';
import { departureMs } from '@/domain/departures/departure.ms.ts';
import { bookingPartsMs } from '@/domain/bookings/bookings.ms.ts';
import { ticketPartsMs } from '@/domain/tickets/tickets.ms.ts';
import { formsMs } from '@/domain/forms/forms.ms.ts';
import { datesMs } from '@/domain/dates/dates.ms.ts';
import { filesMs } from '@/domain/files/files.ms.ts';
import { permissionsMs } from '@/domain/permissions/permissions.ms.ts';
import { recordsMs } from '@/domain/records/records.ms.ts';
import { printingMs } from '@/domain/printing/printing.ms.ts';
import { surplusMs } from '@/domain/surplus/surplus.ms.ts';
import { listMs } from '@/ui/list/list.ms.ts';
import { partyMs } from '@/domain/partners/party.ms.ts';
import { uiMs } from '@/ui/ui.ms.ts';
import type { paletteMessages } from '../palette/palette.messages.ts';
import type { userMenuMessages } from '../shell/user-menu.messages.ts';
import type { shortcutsMessages } from '../shortcuts-help.messages.ts';
import type { en } from './en.ts';
import { chatButtonMs, chatMs, notificationsMs, printersMs } from './dialogs.ms.ts';
import { menuMs } from './menu.ms.ts';
import { shopExtrasMs } from '@/domain/online-sale/shop-extras.ms.ts';
import type { offlineMessages } from './offline.ts';
import type { shellExtras } from './shell-extras.ts';
import { malay } from '@/lib/numbers.ts';

const shell: Words<typeof en> = {
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
};

const ui: Words<typeof uiMessages> = {
  ok: 'Ok',
  cancel: 'Batal',
  close: 'Tutup',
  retry: 'Cuba lagi',
  removed: 'Telah dibuang',
  notInList: 'Pilih satu pilihan daripada senarai',
  completeField: 'Sila lengkapkan ruangan ini',
  amount: 'Sila masukkan jumlah 0 atau lebih dengan paling banyak dua titik perpuluhan',
  count: {
    0: 'Sila masukkan nombor bulat 0 atau lebih',
    1: 'Sila masukkan nombor bulat 1 atau lebih',
  },
  language: 'Bahasa',
  lowConnection: 'Sambungan perlahan',
  loading: 'Sedang dimuatkan',
  nothingFound: 'Tiada hasil',
  typeOrChoose: 'Taip atau pilih',
  clearField: (label) => `Kosongkan ${label}`,
  codeName: 'Kod',
  template: 'Templat',
};

const keptForms: Words<typeof keptFormsMessages> = {
  back: 'Halaman dimuat semula. Input anda telah dipulihkan.',
};

const login: Words<typeof loginMessages> = {
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
};

const reset: Words<typeof resetMessages> = {
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
};

const publicPages: Words<typeof publicPagesMessages> = {
  home: 'Laman utama',
  signIn: 'Log masuk',
  dashboard: 'Buka papan pemuka',
  vvip: 'Pakej VVIP',
  terms: 'Terma dan Syarat',
  more: 'Bacaan lanjut',
  updated: (date) => `Kemas kini terakhir ${date}`,
  loading: 'Sedang dimuatkan',
  notFound: 'Halaman tidak wujud',
  notFoundText: 'Alamat mungkin tersilap taip, atau halaman ini telah dikeluarkan.',
  print: 'Cetak',
};

const userMenu: Words<typeof userMenuMessages> = {
  theme: 'Tema',
  light: 'Cerah',
  dark: 'Gelap',
  system: 'Sistem',
  profile: 'Profil Saya',
  shortcuts: 'Pintasan papan kekunci',
};

const extras: Words<typeof shellExtras> = {
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
};

const offline: Words<typeof offlineMessages> = {
  kept: 'Tiada yang hilang: skrin ini dan semua yang anda taip kekal seperti sedia ada.',
  goesOn: 'Ia akan bersambung sendiri sebaik sahaja sambungan kembali.',
  waiting: 'Menunggu sambungan…',
};

const palette: Words<typeof paletteMessages> = {
  title: 'Cari dan pergi',
  label: 'Cari skrin, tindakan, tiket dan orang',
  placeholder: 'Pergi ke skrin, buka tiket, cari orang…',
  screens: 'Skrin',
  actions: 'Tindakan',
  tickets: 'Tiket',
  people: 'Orang',
  profile: 'Profil Saya',
  openTicket: (code) => `Buka tiket ${code}`,
  openBooking: (code) => `Buka tempahan ${code}`,
  newBooking: 'Tempahan baharu',
  logout: 'Log keluar',
  lightTheme: 'Tema cerah',
  darkTheme: 'Tema gelap',
  systemTheme: 'Tema sistem',
  language: (name) => `Tukar bahasa kepada ${name}`,
  shortcuts: 'Pintasan papan kekunci',
  nothing: 'Tiada padanan',
  results: (count) => malay.count(count, 'hasil'),
  hintMove: 'pilih',
  hintOpen: 'buka',
  hintClose: 'tutup',
};

const shortcuts: Words<typeof shortcutsMessages> = {
  title: 'Pintasan papan kekunci',
  everywhere: 'Di semua skrin',
  palette: 'Cari skrin, tiket, orang dan tindakan',
  help: 'Tunjukkan senarai ini',
  escape: 'Tutup dialog atau menu',
  skip: 'Kekunci Tab pertama: langkau ke kandungan',
  lists: 'Dalam senarai',
  search: 'Cari perkataan yang ditaip',
  newTab: 'Buka baris dalam tab baharu',
  pos: 'Di kaunter jualan',
  posHelp: 'Tunjukkan pintasan kaunter jualan',
  note: 'Pintasan satu kekunci tidak berfungsi semasa anda menaip dalam ruangan.',
};

/** What the client says when there is no answer, or one without words (000 §8). */
const clientErrors = {
  timeout: 'Ini mengambil masa terlalu lama. Sila semak sambungan rangkaian anda',
  network: 'Gagal mendapatkan data. Sila semak sambungan rangkaian anda',
  malformed_answer: ERRORS_MS.internal_error,
  ...wordless([401, 402, 403], ERRORS_MS.session_required),
  ...wordless([429], ERRORS_MS.too_many_requests),
  ...wordless([400, 404, 422, 500, 502, 503, 504], ERRORS_MS.internal_error),
};

/** The codes that the client gives to answers of these statuses which name none. */
function wordless(statuses: readonly number[], text: string): Record<string, string> {
  return Object.fromEntries(statuses.map((status) => [`http_${status}`, text]));
}

/** The Malay words by the name of their catalogue. */
export const malayWords = {
  ...labelsMs,
  ...timeWordsMs,
  ...codeCameraMs,
  ...uiMs,
  ...departureMs,
  ...listMs,
  ...partyMs,
  ...bookingPartsMs,
  ...ticketPartsMs,
  ...formsMs,
  ...datesMs,
  ...filesMs,
  ...permissionsMs,
  ...recordsMs,
  ...printingMs,
  ...errorsMs,
  ...surplusMs,
  shell,
  shellExtras: extras,
  offline,
  ui,
  'kept-forms': keptForms,
  login,
  reset,
  'public-pages': publicPages,
  'user-menu': userMenu,
  palette,
  shortcuts,
  printers: printersMs,
  notifications: notificationsMs,
  chat: chatMs,
  'chat-button': chatButtonMs,
  'shop-extras': shopExtrasMs,
  menu: menuMs,
};

/** Puts Malay in the place of English: the shell, the pages in front of the session, error texts. */
export function speakMalay(): void {
  overlayCatalogues(malayWords);
  translateErrors({ ...ERRORS_MS, ...clientErrors });
}
