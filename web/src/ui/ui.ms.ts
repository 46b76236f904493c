import type { Words } from '@/lib/catalogue.ts';
import type { conflictNoticeMessages } from './conflict-notice.messages.ts';
import type { conflictPanelMessages } from './conflict-panel.messages.ts';
import { lowerWords } from '@/lib/lower-words.ts';
import type { copyButtonMessages } from './copy-button.messages.ts';
import type { monthGridMessages } from './month-grid.messages.ts';
import type { multiSelectMessages } from './multi-select.messages.ts';
import type { payloadMessages } from './payload.messages.ts';
import type { richTextMessages } from './rich-text.messages.ts';
import type { saveBarMessages } from './save-bar.messages.ts';
import type { uiMessages } from './ui.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Malay texts of the kit. */
export default {
  ui: {
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
  'copy-button': {
    copy: (name) => `Salin ${lowerWords(name)}`,
    copied: (name) => `${name} telah disalin`,
    failed: 'Pelayar tidak membenarkan penyalinan',
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
  payload: {
    payload: 'Muatan',
    show: 'Tunjukkan muatan',
    hide: 'Sembunyikan muatan',
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
} satisfies {
  ui: Words<typeof uiMessages>;
  'conflict-notice': Words<typeof conflictNoticeMessages>;
  'conflict-panel': Words<typeof conflictPanelMessages>;
  'copy-button': Words<typeof copyButtonMessages>;
  'month-grid': Words<typeof monthGridMessages>;
  'multi-select': Words<typeof multiSelectMessages>;
  payload: Words<typeof payloadMessages>;
  'rich-text': Words<typeof richTextMessages>;
  'save-bar': Words<typeof saveBarMessages>;
};
