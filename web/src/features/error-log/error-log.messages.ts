import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the error log (002 §2.5, §8). */
export const errorLogMessages = catalogue('error-log', {
  title: 'Error Log',
  entries: (count: number) => `${english.count(count, 'entry', 'entries')}, newest first`,
  empty: 'Yay..! No errors..!',
  refresh: 'Refresh',
  waiting: (count: number) => `Show ${english.count(count, 'new entry', 'new entries')}`,
  copy: 'Copy',
  copied: 'Log copied',
  notCopied: 'The browser did not allow copying',
  clear: 'Clear Log',
  clearQuestion: 'Clear the error log?',
  clearText: (count: number) =>
    count === 1
      ? 'Its entry is removed for everybody, for good.'
      : `All ${english.number(count)} entries are removed for everybody, for good.`,
  cleared: 'Log has been cleared',
});
