import type { Words } from '@/lib/catalogue.ts';
import type { boatOperatorsMessages } from './boat-operators.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the boat operators in Malay. */
export default {
  'boat-operators': {
    results: (count) => malay.count(count, 'pengendali bot'),
    searchPlaceholder: 'Nama, e-mel, telefon',
    noMatch: 'Tiada pengendali bot yang sepadan',
    add: 'Tambah pengendali bot',
    one: 'Pengendali bot',
    name: 'Nama',
    email: 'E-mel',
    phone: 'Telefon',
    phoneHint: 'Angka sahaja, 8 hingga 15.',
    active: 'Aktif',
    activeHint: 'Kru boleh memilih pengendali yang aktif untuk perjalanan.',
    trips: 'Jumlah perjalanan',
    notFound: 'Pengendali bot tidak wujud',
    added: 'Pengendali bot telah ditambah',
    removed: 'Pengendali bot telah dibuang',
    removeQuestion: 'Adakah anda pasti mahu memadam pengendali bot ini?',
    removeWho: (name) => `${name} akan dikeluarkan daripada semua senarai, dan kru tidak boleh memilihnya lagi.`,
  },
} satisfies {
  'boat-operators': Words<typeof boatOperatorsMessages>;
};
