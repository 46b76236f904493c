import type { Words } from '@/lib/catalogue.ts';
import type { agentsMessages } from './agents.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the agents in Malay. */
export default {
  agents: {
    top3: '3 Ejen Teratas',
    place: 'Kedudukan',
    agent: 'Ejen',
    tickets: 'Tiket',
    ticketsOf: (count) => malay.count(count, 'tiket'),
    listing: 'Senarai Ejen',
    results: (count) => malay.count(count, 'ejen'),
    searchPlaceholder: 'Nama, syarikat, e-mel, telefon – kemudian Enter',
    noMatch: 'Tiada ejen yang sepadan',
    add: 'Tambah ejen',
    one: 'Ejen',
    online: 'Dalam talian',
    totals: 'Jumlah|Dijual|Digunakan|Dibatalkan|Tamat tempoh',
    total: 'Jumlah',
    sold: 'Dijual',
    used: 'Digunakan',
    void: 'Dibatalkan',
    expired: 'Tamat tempoh',
    password: 'Kata laluan',
    newPassword: 'Kata laluan baharu',
    passwordHint: '6 hingga 20 aksara.',
    passwordKept: 'Biarkan kosong untuk mengekalkan yang lama.',
    contractNote: 'Ejen boleh log masuk dan membeli dari tarikh mula hingga tarikh tamat, termasuk kedua-dua hari itu.',
    docs: 'Dokumen',
    doc: { ssm: 'SSM', kpl: 'Lesen KPL' },
    docName: (label, type) => `${label} (${type})`,
    opens: 'dibuka dalam tetingkap baharu',
    docMissing: 'Tiada',
    docUploaded: 'Dokumen telah dimuat naik',
    docRemoved: 'Dokumen telah dibuang',
    holdOn: 'Tunggu sebentar!',
    removeDocQuestion: 'Adakah anda pasti mahu memadam dokumen ini?',
    removeDoc: 'Padam',
    removeDocNew: (label) => `${label} ejen baharu ini akan dipadam.`,
    removeDocWho: (label, name) =>
      `${label} milik ${name} dipadam serta-merta. Ejen menjadi tidak aktif dan dilog keluar.`,
    active: 'Aktif',
    inactive: 'Tidak aktif',
    activeHint: 'Ejen yang aktif boleh log masuk dan membeli selagi kontraknya berjalan.',
    activeLocked: 'Memerlukan SSM dan KPL',
    notFound: 'Ejen tidak wujud',
    added: 'Ejen telah ditambah',
    removed: 'Ejen telah dibuang',
    removeQuestion: 'Adakah anda pasti mahu memadam ejen ini?',
    removeWho: (name, company) =>
      `${name} (${company}) dilog keluar dan tidak boleh log masuk lagi. Tiket yang telah dikeluarkan kekal sah dengan nama itu.`,
  },
} satisfies {
  agents: Words<typeof agentsMessages>;
};
