import type { Words } from '@/lib/catalogue.ts';
import type { paletteMessages } from './palette.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the palette in Malay. */
export default {
  palette: {
    title: 'Cari dan pergi',
    label: 'Cari skrin, tindakan, tiket dan orang',
    placeholder: 'Pergi ke skrin, buka tiket, cari orang…',
    screens: 'Skrin',
    actions: 'Tindakan',
    tickets: 'Tiket',
    people: 'Orang',
    profile: 'Profil Saya',
    openTicket: (code) => `Buka tiket ${code}`,
    openBooking: (code) => `Buka tempahan ${code}`,
    newBooking: 'Tempahan baharu',
    logout: 'Log keluar',
    lightTheme: 'Tema cerah',
    darkTheme: 'Tema gelap',
    systemTheme: 'Tema sistem',
    language: (name) => `Tukar bahasa kepada ${name}`,
    shortcuts: 'Pintasan papan kekunci',
    nothing: 'Tiada padanan',
    results: (count) => malay.count(count, 'hasil'),
    hintMove: 'pilih',
    hintOpen: 'buka',
    hintClose: 'tutup',
  },
} satisfies {
  palette: Words<typeof paletteMessages>;
};
