import type { Words } from '@/lib/catalogue.ts';
import type { seaTideMessages } from './sea-tide.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the sea tide in Malay. */
export default {
  'sea-tide': {
    title: 'Air Pasang',
    results: (count) => malay.count(count, 'air pasang akan datang'),
    explanation:
      'Air pasang pagi menutup slot Sungai Linggi yang bermula sebelum tengah hari; slot selepas itu dan semua jeti lain kekal dibuka. Air pasang petang hanya ditunjukkan di sini dan tidak menutup apa-apa.',
    modes: 'Tindakan apabila hari dipilih',
    addMode: 'Tambah tarikh',
    deleteMode: 'Padam tarikh',
    session: 'Sesi',
    sessions: { morning: 'Pagi', evening: 'Petang' },
    tides: { morning: 'Air pasang pagi', evening: 'Air pasang petang' },
    effects: { morning: 'Sungai Linggi ditutup sebelum tengah hari', evening: 'Untuk paparan sahaja' },
    choose: 'Pilih tindakan, kemudian pilih hari.',
    adding: {
      morning: 'Pilih hari untuk menambah air pasang pagi.',
      evening: 'Pilih hari untuk menambah air pasang petang.',
    },
    deleting: 'Pilih hari yang bertanda untuk memadam air pasangnya.',
    past: 'Tarikh lalu tidak boleh diubah',
    unmarked: 'Tiada air pasang pada hari ini',
    free: 'Tiada air pasang',
    saving: 'Menyimpan',
    toCome: 'Air pasang akan datang',
    noData: 'Tiada data',
    dateExists: 'Tarikh sudah wujud',
    addQuestion: (day, tickets, passengers) =>
      `${malay.number(tickets)} tiket (${malay.number(passengers)} penumpang) telah ditempah pada slot pagi Sungai Linggi pada ${day}. Menambah air pasang hanya menghentikan jualan baharu: sila pindahkan atau batalkan tiket ini sendiri.`,
    addConfirm: 'Tambah air pasang',
    holdOn: 'Tunggu sebentar!',
    changed: 'Tarikh telah dikemas kini!',
    removeQuestion: 'Adakah anda pasti mahu memadam tarikh ini?',
    removeMorning: (day) => `${day}, air pasang pagi: slot Sungai Linggi sebelum tengah hari dibuka semula.`,
    removeEvening: (day) => `${day}, air pasang petang: ia tidak menutup slot, dan dikeluarkan daripada kalendar.`,
    loading: 'Sedang dimuatkan',
  },
} satisfies {
  'sea-tide': Words<typeof seaTideMessages>;
};
