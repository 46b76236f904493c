import type { Words } from '@/lib/catalogue.ts';
import type { shiftSlipMessages } from './shift-slip.messages.ts';

/** Texts of the shift slip in Malay. */
export default {
  'shift-slip': {
    title: (type) => (type === 'start' ? 'Slip mula syif' : 'Slip tutup syif'),
    sub: (type) =>
      type === 'start' ? 'Wang tunai semasa syif anda bermula.' : 'Wang yang dikira semasa syif anda ditutup.',
    which: 'Syif yang mana',
    date: 'Hari syif bermula',
    latest: 'Biarkan kosong untuk syif terakhir anda.',
    submit: 'Cetak atau muat turun',
  },
} satisfies {
  'shift-slip': Words<typeof shiftSlipMessages>;
};
