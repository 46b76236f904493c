import type { Words } from '@/lib/catalogue.ts';
import type { jettiesMessages } from './jetties.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the jetties in Malay. */
export default {
  jetties: {
    results: (count) => malay.count(count, 'jeti'),
    searchPlaceholder: 'Nama',
    noMatch: 'Tiada jeti yang sepadan',
    empty: { title: 'Tiada data', text: 'Bot bertolak dari jeti; tanpa jeti tiada apa-apa boleh dijual.' },
    add: 'Tambah jeti',
    name: 'Nama',
    open: 'Dibuka',
    closed: 'Ditutup kepada orang awam',
    openOf: (name) => `Dibuka: ${name}`,
    openHint: 'Matikan supaya orang awam tidak boleh membeli tiket di jeti ini',
    titles: { view: 'Butiran Jeti', add: 'Butiran Jeti', edit: 'Butiran Jeti' },
    notFound: 'Jeti tidak wujud',
    maxPassenger: 'Penumpang Maksimum',
    maxPassengerHint: 'Tempat duduk bagi setiap tarikh dan slot, dikongsi oleh semua pakej.',
    maxPassengerDayHint: 'Tempat duduk sehari, dikongsi oleh semua pakej, kerana jeti ini tiada slot.',
    slots: 'Slot',
    noSlots: 'Tiada slot: pembeli hanya memilih tarikh. Penumpang dihadkan bagi setiap tiket, bukan setiap hari.',
    noSlotsLimited: 'Tiada slot: pembeli hanya memilih tarikh. Penumpang Maksimum ialah had bagi sehari.',
    slot: (number) => `Slot ke-${number}`,
    from: 'Dari',
    to: 'Hingga',
    fromOf: (number) => `Slot ${number}, dari`,
    toOf: (number) => `Slot ${number}, hingga`,
    choose: '--:--',
    addSlot: 'Tambah slot',
    removeSlot: (number) => `Buang slot ${number}`,
    slotLimit: 'Sesebuah jeti boleh mempunyai paling banyak 16 slot.',
    slotWarning: 'Membuang slot, atau menukar masanya, boleh membatalkan tiket yang telah ditempah padanya.',
    lost: (slots, tickets, passengers) =>
      `${slots}: ${malay.number(tickets)} tiket (${malay.number(passengers)} penumpang) telah ditempah.`,
    lostNobody: (slots) => `${slots}: tiada tiket yang ditempah.`,
    overbooked: (tickets, passengers) =>
      `${malay.number(tickets)} tiket berada pada pelayaran yang melebihi had ini (${malay.number(passengers)} penumpang kesemuanya).`,
    overbookedKept: 'Tiket itu kekal sah; jualan baharu terhenti sehingga ada tempat duduk.',
    overbookedNobody: 'Tiada pelayaran yang melebihi had ini.',
    lostCounting: 'Mengira tiket …',
    lostUnknown: 'Tiket pada slot ini tidak dapat dikira.',
    lostOnSave: 'Menyimpan akan membatalkannya, dan pembelinya dimaklumkan melalui e-mel.',
    holdOn: 'Tunggu sebentar!',
    voidQuestion: (slots, tickets, passengers) =>
      `${malay.number(tickets)} tiket (${malay.number(passengers)} penumpang) yang ditempah pada ${slots} akan dibatalkan. Pembelinya dimaklumkan melalui e-mel. Tindakan ini tidak boleh diundurkan.`,
    otherSlots: 'slot yang tiada dalam borang ini',
    voidButton: (tickets) => `Batalkan ${malay.number(tickets)} tiket dan simpan`,
    removeTitle: 'Padam jeti ini',
    removeHint:
      'Jeti ini dikeluarkan daripada semua senarai dan tidak boleh dipilih lagi; tiket lama mengekalkan namanya.',
    removeUnsaved: 'Simpan atau buang perubahan anda dahulu.',
    removeButton: 'Padam jeti',
    removeQuestion: 'Adakah anda pasti mahu memadam jeti ini?',
    removeWho: (name) =>
      `${name} dikeluarkan daripada semua senarai dan tidak boleh dipilih lagi; tiket lama mengekalkan namanya.`,
    updatedAt: 'Kemas kini terakhir',
    added: 'Jeti telah ditambah',
    removed: 'Jeti telah dibuang',
  },
} satisfies {
  jetties: Words<typeof jettiesMessages>;
};
