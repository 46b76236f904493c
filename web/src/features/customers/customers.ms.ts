import type { Words } from '@/lib/catalogue.ts';
import type { customersMessages } from './customers.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the customers in Malay. */
export default {
  customers: {
    results: (count) => malay.count(count, 'pelanggan'),
    searchPlaceholder: 'Nama, syarikat, e-mel, telefon, nama pengguna',
    noMatch: 'Tiada pelanggan yang sepadan',
    add: 'Tambah pelanggan',
    one: 'Pelanggan',
    name: 'Nama',
    company: 'Nama syarikat',
    companyHint: 'Boleh dibiarkan kosong.',
    username: 'Nama pengguna',
    email: 'E-mel',
    phone: 'Telefon',
    phoneHint: 'Angka sahaja, 8 hingga 15.',
    accountNote: 'Pelanggan baharu mendapat akaun: Lupa Kata Laluan membukanya.',
    tickets: 'Jumlah tiket',
    ticketUnit: () => 'tiket',
    notFound: 'Pelanggan tidak wujud',
    added: 'Pelanggan telah ditambah',
    purchases: 'Pembelian',
    noPurchases: 'Tiada data',
    ticket: 'No. tiket',
    package: 'Pakej',
    passengers: 'Penumpang',
    amount: 'Amaun',
    status: 'Status',
    bought: 'Dibeli',
  },
} satisfies {
  customers: Words<typeof customersMessages>;
};
