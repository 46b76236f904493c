import type { Words } from '@/lib/catalogue.ts';
import type { errorLogMessages } from './error-log.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the error log in Malay. */
export default {
  'error-log': {
    title: 'Log Ralat',
    entries: (count) => `${malay.count(count, 'catatan')}, terbaharu dahulu`,
    empty: 'Yay..! Tiada ralat..!',
    refresh: 'Muat semula',
    waiting: (count) => `Tunjukkan ${malay.count(count, 'catatan baharu')}`,
    copy: 'Salin',
    copied: 'Log telah disalin',
    notCopied: 'Pelayar tidak membenarkan penyalinan',
    clear: 'Kosongkan Log',
    clearQuestion: 'Kosongkan log ralat?',
    clearText: (count) => `Semua ${malay.number(count)} catatan akan dibuang untuk semua orang, selama-lamanya.`,
    cleared: 'Log telah dikosongkan',
  },
} satisfies {
  'error-log': Words<typeof errorLogMessages>;
};
