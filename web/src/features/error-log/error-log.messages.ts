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
  notCopied: 'Could not copy. Check the browser’s permissions',
  clear: 'Clear Log',
  clearQuestion: 'Clear the error log?',
  clearText: (count: number) =>
    `${english.plural(count, 'The only entry', `All ${english.number(count)} entries`)} will be permanently deleted for everyone.`,
  cleared: 'Log has been cleared',
});
