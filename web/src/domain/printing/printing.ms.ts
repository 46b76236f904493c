import type { Words } from '@/lib/catalogue.ts';
import type { slipMessages } from './slip-result.messages.ts';

/** Malay texts of this folder. */
export default {
  'slip-result': {
    printed: (name) => `Dicetak pada ${name}`,
    downloaded: (file) => `Dimuat turun sebagai ${file}. Tiada yang dicetak`,
    unknown: (file) => `Tidak diketahui: periksa pencetak. Dimuat turun juga sebagai ${file}`,
    failed: 'Tidak dicetak dan tidak dimuat turun',
    download: 'Muat turun',
    print: 'Cetak',
    again: 'Cetak semula',
  },
} satisfies {
  'slip-result': Words<typeof slipMessages>;
};
