import type { Words } from '@/lib/catalogue.ts';
import type { popupsMessages } from './popups.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the popups in Malay. */
export default {
  popups: {
    results: (count) => malay.count(count, 'notis'),
    searchPlaceholder: 'Nama, kemudian Enter',
    noMatch: 'Tiada notis yang sepadan',
    empty: { title: 'Tiada data', text: 'Notis dipaparkan kepada semua orang yang membuka kedai awam.' },
    add: 'Tambah notis',
    name: 'Nama',
    link: 'Pautan',
    linkPlaceholder: 'https://',
    linkHint: 'Alamat yang dibuka oleh imej. Biarkan kosong jika imej sahaja.',
    image: 'Imej',
    imageOf: (name) => `Imej ${name}`,
    noImage: 'Belum ada imej',
    uploading: 'Imej sedang dimuat naik …',
    start: 'Mula',
    end: 'Tamat',
    rangeOf: (start, end) => (start === end ? start : `${start} – ${end}`),
    startDate: 'Tarikh mula',
    endDate: 'Tarikh tamat',
    active: 'Aktif',
    inactive: 'Tidak aktif',
    ended: 'Telah tamat',
    planned: 'Belum bermula',
    activeOf: (name) => `Aktif: ${name}`,
    warning: 'Sila jangan aktifkan notis melainkan ada pengumuman penting.',
    warningText:
      'Notis menutupi kedai bagi semua pembeli. Jika ada beberapa notis, yang paling lewat bermula dipaparkan.',
    updatedAt: 'Kemas kini terakhir',
    titles: { view: 'Butiran Notis', add: 'Tambah Notis', edit: 'Butiran Notis' },
    notFound: 'Notis tidak wujud',
    uploaded: 'Imej telah dimuat naik!',
    added: 'Notis telah ditambah',
    removed: 'Notis telah dibuang',
    removeQuestion: 'Adakah anda pasti mahu memadam notis ini?',
    removeWho: (name, active) =>
      active
        ? `${name} sedang aktif; kedai awam akan berhenti memaparkannya.`
        : `${name} dikeluarkan daripada senarai selama-lamanya.`,
  },
} satisfies {
  popups: Words<typeof popupsMessages>;
};
