import type { Words } from '@/lib/catalogue.ts';
import type { bookingDecisionMessages } from '@/domain/bookings/booking-decision.messages.ts';
import type { conflictNoticeMessages } from './conflict-notice.messages.ts';
import type { conflictPanelMessages } from './conflict-panel.messages.ts';
import type { contractMarkMessages } from '@/domain/partners/contract-mark.messages.ts';
import { lowerWords } from '@/lib/lower-words.ts';
import type { copyButtonMessages } from './copy-button.messages.ts';
import type { emailsDialogMessages } from '@/domain/tickets/emails-dialog.messages.ts';
import type { errorSummaryMessages } from '@/domain/forms/error-summary.messages.ts';
import type { fieldMessages } from '@/domain/dates/field.messages.ts';
import type { fileDropMessages } from '@/domain/files/file-drop.messages.ts';
import type { imageDropMessages } from '@/domain/files/image-drop.messages.ts';
import type { monthGridMessages } from './month-grid.messages.ts';
import type { multiSelectMessages } from './multi-select.messages.ts';
import type { pageFormMessages } from '@/domain/forms/page-form.messages.ts';
import type { payloadMessages } from './payload.messages.ts';
import type { pictureListMessages } from '@/domain/files/picture-list.messages.ts';
import type { policyGridMessages } from '@/domain/permissions/policy-grid.messages.ts';
import type { recordActionsMessages } from '@/domain/records/record-actions.messages.ts';
import type { recordMessages } from '@/domain/records/record.messages.ts';
import type { resendButtonMessages } from '@/domain/tickets/resend-button.messages.ts';
import type { richTextMessages } from './rich-text.messages.ts';
import type { saveBarMessages } from './save-bar.messages.ts';
import type { slipMessages } from '@/domain/printing/slip-result.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the shared parts in Malay. */
export const uiMs = {
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
  'conflict-notice': {
    kept: 'Perubahan anda masih di sini.',
    load: 'Muatkan versi yang disimpan',
    keep: 'Simpan versi saya juga',
  },
  'conflict-panel': {
    nothingLost: 'Maklumat yang anda taip masih di sini. Pilih bagi setiap perbezaan, kemudian simpan.',
    noDifference: 'Orang lain telah menyimpan perkara yang sama. Tiada lagi yang perlu disimpan.',
    theirs: 'Versi orang lain',
    mine: 'Versi anda',
    takeTheirs: (title) => `${title}: gunakan versi orang lain`,
    takeMine: (title) => `${title}: gunakan versi anda`,
    use: 'Gunakan',
    used: 'Digunakan',
    loadTheirs: 'Muatkan versi orang lain',
    keepMine: 'Kekalkan versi saya',
    close: 'Tutup',
  },
  'contract-mark': {
    ended: (days) => `Kontrak tamat ${malay.count(days, 'hari')} lalu`,
    ending: (days) => `Kontrak tamat dalam ${malay.count(days, 'hari')}`,
    endsToday: 'Kontrak tamat hari ini',
    coming: (days) => `Kontrak bermula dalam ${malay.count(days, 'hari')}`,
  },
  'copy-button': {
    copy: (name) => `Salin ${lowerWords(name)}`,
    copied: (name) => `${name} telah disalin`,
    failed: 'Pelayar tidak membenarkan penyalinan',
  },
  'emails-dialog': {
    title: 'Ubah E-mel',
    main: 'E-mel',
    extra: (count) => `E-mel tambahan ${malay.number(count)}`,
    add: 'Tambah e-mel lain',
    remove: (count) => `Buang e-mel tambahan ${malay.number(count)}`,
    hint: 'Resit dan notis dihantar ke semuanya.',
    save: 'Simpan',
  },
  'error-summary': {
    title: 'Ada masalah',
    line: (label, error) => `${label}: ${error}`,
  },
  field: {
    start: 'Mula',
    end: 'Tamat',
  },
  'file-drop': {
    drop: 'Lepaskan fail di sini, atau',
    choose: 'Pilih fail',
    replace: 'Pilih fail lain',
    chooseFor: (label) => `Pilih fail: ${label}`,
    replaceFor: (label) => `Pilih fail lain: ${label}`,
    hint: 'JPG, PNG atau PDF, paling besar 5 MB.',
    oneOnly: 'Satu fail setiap kali, sila cuba lagi.',
    remove: (label) => `Buang ${label}`,
    opens: 'dibuka dalam tetingkap baharu',
  },
  'image-drop': {
    drop: 'Lepaskan gambar di sini, atau',
    choose: 'Pilih gambar',
    hint: 'JPG atau PNG, paling besar 5 MB.',
    oneOnly: 'Satu gambar setiap kali, sila cuba lagi.',
    preview: 'Pratonton',
  },
  'month-grid': {
    before: 'Bulan sebelumnya',
    after: 'Bulan berikutnya',
    today: 'Hari ini',
    weekdays: 'Isn Sel Rab Kha Jum Sab Ahd',
  },
  'multi-select': {
    all: 'Semua',
    chosen: (count) => malay.count(count, 'dipilih'),
    clear: 'Kosongkan',
  },
  'page-form': {
    wrong: (count) => malay.count(count, 'ruangan perlu diperiksa'),
    notFoundText: 'Rekod ini mungkin telah dibuang.',
    noPermission: 'Anda tiada kebenaran',
    loading: 'Sedang dimuatkan',
    images: 'Imej',
    imagesHint:
      'Imej pertama ialah muka depan. Imej ditambah dan dibuang serta-merta; susunannya disimpan bersama borang.',
    removeImage: 'Adakah anda pasti mahu memadam imej ini?',
    removeImageWho: (number, name) =>
      name === '' ? `Imej ${number} dibuang serta-merta.` : `Imej ${number} bagi ${name} dibuang serta-merta.`,
    delete: 'Padam',
    holdOn: 'Tunggu sebentar!',
    uploaded: 'Imej telah dimuat naik!',
    imageRemoved: 'Imej telah dibuang',
  },
  payload: {
    payload: 'Muatan',
    show: 'Tunjukkan muatan',
    hide: 'Sembunyikan muatan',
  },
  'picture-list': {
    list: 'Senarai imej',
    image: (number) => `Imej ${number}`,
    of: (number, name) => `Imej ${number} bagi ${name}`,
    remove: (number) => `Buang imej ${number}`,
    cover: 'Muka depan',
    left: (number) => `Gerakkan imej ${number} ke kiri`,
    right: (number) => `Gerakkan imej ${number} ke kanan`,
    none: 'Belum ada imej',
    upload: 'Muat naik',
  },
  'policy-grid': {
    permissions: 'Kebenaran',
    find: 'Cari kebenaran',
    placeholder: 'Bahagian atau tindakan, seperti Void',
    none: (text) => `Tiada bahagian atau tindakan yang sepadan dengan '${text}'.`,
    shown: (count, total) => `${malay.number(count)} daripada ${malay.number(total)} bahagian`,
    readOnly: 'Kebenaran ini tidak boleh diubah di sini.',
    area: 'Bahagian',
    allAreas: 'Semua bahagian',
    wholeColumn: (action) => `Semua bahagian: ${action}`,
    wholeRow: (group) => `${group}: Semua`,
    own: 'Tindakan sendiri',
  },
  'record-actions': {
    view: (name) => `Lihat ${name}`,
    edit: (name) => `Ubah ${name}`,
    remove: (name) => `Padam ${name}`,
  },
  record: {
    noPermission: 'Anda tiada kebenaran',
    notFound: 'Rekod ini tidak wujud',
    notFoundText: 'Rekod ini mungkin telah dipadam.',
    loading: 'Sedang dimuatkan',
    close: 'Tutup',
    cancel: 'Batal',
    edit: 'Ubah',
    save: 'Simpan',
    add: 'Tambah',
    remove: 'Padam',
    holdOn: 'Tunggu sebentar!',
  },
  'resend-button': {
    wait: (seconds) => `Hantar semula dalam ${malay.number(seconds)} s`,
  },
  'rich-text': {
    loading: 'Penyunting sedang dimuatkan',
    toolbar: (label) => `Pemformatan ${label}`,
    bold: 'Tebal',
    italic: 'Condong',
    underline: 'Garis bawah',
    strike: 'Garis lorek',
    heading2: 'Tajuk 2',
    heading3: 'Tajuk 3',
    bulletList: 'Senarai bertitik',
    orderedList: 'Senarai bernombor',
    quote: 'Petikan',
    link: 'Pautan',
    clear: 'Kosongkan pemformatan',
    undo: 'Buat asal',
    redo: 'Buat semula',
    address: 'Alamat pautan',
    addressHint: 'Alamat web atau e-mel, halaman laman ini (/vvip) atau nombor telefon (tel:+60…).',
    addressWrong: 'Sila masukkan alamat web atau e-mel, halaman laman ini atau nombor telefon',
    apply: 'Guna',
    unlink: 'Buang pautan',
    cancel: 'Batal',
  },
  'save-bar': {
    unsaved: 'Perubahan belum disimpan',
    discard: 'Buang perubahan',
    save: 'Simpan',
    keys: 'Ctrl+Enter',
    holdOn: 'Tunggu sebentar..!',
    leave: 'Anda mempunyai perubahan yang belum disimpan. Buang perubahan?',
    keepEditing: 'Terus mengubah',
  },
  'slip-result': {
    printed: (name) => `Dicetak pada ${name}`,
    downloaded: (file) => `Dimuat turun sebagai ${file}. Tiada yang dicetak`,
    unknown: (file) => `Tidak diketahui: periksa pencetak. Dimuat turun juga sebagai ${file}`,
    failed: 'Tidak dicetak dan tidak dimuat turun',
    download: 'Muat turun',
    print: 'Cetak',
    again: 'Cetak semula',
  },
} satisfies {
  'booking-decision': Words<typeof bookingDecisionMessages>;
  'conflict-notice': Words<typeof conflictNoticeMessages>;
  'conflict-panel': Words<typeof conflictPanelMessages>;
  'contract-mark': Words<typeof contractMarkMessages>;
  'copy-button': Words<typeof copyButtonMessages>;
  'emails-dialog': Words<typeof emailsDialogMessages>;
  'error-summary': Words<typeof errorSummaryMessages>;
  field: Words<typeof fieldMessages>;
  'file-drop': Words<typeof fileDropMessages>;
  'image-drop': Words<typeof imageDropMessages>;
  'month-grid': Words<typeof monthGridMessages>;
  'multi-select': Words<typeof multiSelectMessages>;
  'page-form': Words<typeof pageFormMessages>;
  payload: Words<typeof payloadMessages>;
  'picture-list': Words<typeof pictureListMessages>;
  'policy-grid': Words<typeof policyGridMessages>;
  'record-actions': Words<typeof recordActionsMessages>;
  record: Words<typeof recordMessages>;
  'resend-button': Words<typeof resendButtonMessages>;
  'rich-text': Words<typeof richTextMessages>;
  'save-bar': Words<typeof saveBarMessages>;
  'slip-result': Words<typeof slipMessages>;
};
