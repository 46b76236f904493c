import type { Words } from '@/lib/catalogue.ts';
import type { foodsMessages } from './foods.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the foods in Malay. */
export default {
  foods: {
    title: 'Pengurusan Makanan',
    results: (count) => malay.count(count, 'menu'),
    search: 'Cari',
    searchPlaceholder: 'Nama, keterangan',
    noMatch: 'Tiada menu yang sepadan',
    add: 'Tambah menu',
    name: 'Nama',
    adultPrice: 'Harga Dewasa',
    childPrice: 'Harga Kanak-kanak',
    active: 'Aktif',
    inactive: 'Tidak aktif',
    action: 'Tindakan',
    edit: (name) => `Ubah ${name}`,
    remove: (name) => `Padam ${name}`,
    removeQuestion: 'Adakah anda pasti mahu memadam menu ini?',
    removeWho: (name) =>
      `${name} dikeluarkan serta-merta daripada semua pakej dan senarai. Tiket yang telah dijual mengekalkan namanya.`,
    removed: 'Menu telah dibuang',
    added: 'Menu telah ditambah',
    saved: 'Perubahan telah disimpan',

    newTitle: 'Tambah Menu Baharu',
    editTitle: 'Menu Makanan',
    back: 'Semua menu',
    notFound: 'Menu tidak wujud',
    details: 'Butiran',
    description: 'Keterangan',
    activeHint: 'Menu yang tidak aktif tidak ditawarkan.',
    prices: 'Harga',
    pricesHint: 'RM bagi satu hidangan, mengikut kategori penumpang.',
    packages: 'Pakej',
    packagesHint: 'Pakej yang menawarkannya.',
    noPackages: 'Belum ada pakej untuk dipilih.',
    images: 'Imej',
  },
} satisfies {
  foods: Words<typeof foodsMessages>;
};
