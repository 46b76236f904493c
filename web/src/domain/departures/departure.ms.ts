import type { Words } from '@/lib/catalogue.ts';
import type { departureMessages } from './departure.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the dialogs that move a departure or an expiry in Malay. */
export default {
  departure: {
    title: 'Tukar tarikh bertolak',
    now: 'Waktu bertolak semasa',
    loading: 'Memuatkan…',
    open: 'Bot bertolak pada hari ini',
    failed: 'Beberapa hari tidak dapat disemak.',
    legend: 'Hari yang tidak tersedia',
    marks: { holiday: 'Cuti', sold_out: 'Penuh', seatide: 'Pasang', package_ended: 'Tamat' },
    meaning: {
      holiday: 'Tiada bot bertolak',
      sold_out: 'Setiap slot penuh ditempah',
      seatide: 'Air pasang menutup setiap slot',
      package_ended: 'Pakej ini tidak ditawarkan',
    },
    another: 'Pilih hari lain',
    slots: (day) => `Slot pada ${day}`,
    seats: (left) => malay.count(left, 'tempat duduk lagi'),
    tooFew: (left, passengers) =>
      `Tempat duduk tidak cukup untuk ${malay.number(passengers)}: ${malay.number(left)} lagi`,
    state: { available: 'Tersedia', fully_booked: 'Penuh Ditempah', seatide: 'Air Pasang', past: 'Telah berlalu' },
    own: 'Semasa',
    noSlots: 'Jeti ini tiada slot: pilih hari sahaja.',
    chooseSlot: 'Sila pilih slot',
    unchanged: 'Pilih hari atau slot lain',
    cancel: 'Batal',
    save: 'Tukar tarikh bertolak',
    expiryTitle: 'Tukar tarikh luput',
    expiry: 'Hari terakhir',
    expiryHint: 'Tiket sah hingga akhir hari ini.',
    expirySave: 'Tukar tarikh luput',
  },
} satisfies {
  departure: Words<typeof departureMessages>;
};
