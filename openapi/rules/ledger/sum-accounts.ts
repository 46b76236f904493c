import type { Sen } from '../money/sen.ts';
import { type Account, ACCOUNTS, LINE_KINDS, LINES } from './lines.ts';
import type { Posting } from './shapes.ts';

/** Returns each account's debits less its credits. Together they are always 0. */
export function sumAccounts(postings: Iterable<Pick<Posting, 'lines'>>): Record<Account, Sen> {
  const sums = Object.fromEntries(ACCOUNTS.map((account) => [account, 0])) as Record<Account, Sen>;
  for (const { lines } of postings) {
    for (const kind of LINE_KINDS) {
      const [debit, credit] = LINES[kind];
      const amount = lines[kind] ?? 0;
      sums[debit] += amount;
      sums[credit] -= amount;
    }
  }
  return sums;
}
