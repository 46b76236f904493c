import type { Words } from '@/lib/catalogue.ts';
import type { shortcutsMessages } from './shortcuts-help.messages.ts';

/** Texts of the list of shortcuts in Malay. */
export default {
  shortcuts: {
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
  },
} satisfies {
  shortcuts: Words<typeof shortcutsMessages>;
};
