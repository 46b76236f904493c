import type { Words } from '@/lib/catalogue.ts';
import type { recordMessages } from './record.messages.ts';
import type { recordActionsMessages } from './record-actions.messages.ts';

/** Malay texts of this folder. */
export default {
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
    action: 'Tindakan',
    search: 'Cari',
    saved: 'Perubahan telah disimpan',
    active: 'Aktif',
    inactive: 'Tidak aktif',
    holdOn: 'Tunggu sebentar!',
  },
  'record-actions': {
    view: (name) => `Lihat ${name}`,
    edit: (name) => `Ubah ${name}`,
    remove: (name) => `Padam ${name}`,
  },
} satisfies {
  record: Words<typeof recordMessages>;
  'record-actions': Words<typeof recordActionsMessages>;
};
