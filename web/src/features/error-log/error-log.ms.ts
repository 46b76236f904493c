import type { Words } from '@/lib/catalogue.ts';
import type { errorLogMessages } from './error-log.messages.ts';

/** Texts of the error log in Malay. */
export const errorLogMs = {
  'error-log': {
    title: 'Log Ralat',
    entries: (count) => `${count} catatan, terbaharu dahulu`,
    empty: 'Yay..! Tiada ralat..!',
    refresh: 'Muat semula',
    waiting: (count) => `${count} catatan baharu – Tunjukkan`,
    copy: 'Salin',
    copied: 'Log telah disalin',
    notCopied: 'Pelayar tidak membenarkan penyalinan',
    clear: 'Kosongkan Log',
    clearQuestion: 'Kosongkan log ralat?',
    clearText: (count) => `Semua ${count} catatan akan dibuang untuk semua orang, selama-lamanya.`,
    cleared: 'Log telah dikosongkan',
  },
} satisfies {
  'error-log': Words<typeof errorLogMessages>;
};
