import { applyPosting, EMPTY_BALANCE } from './apply-posting.ts';
import type { Balance, Posting } from './shapes.ts';

/** Returns the balance of a purchase from all its postings in order. */
export function balanceOf(postings: Iterable<Posting>): Balance {
  let balance = EMPTY_BALANCE;
  for (const posting of postings) balance = applyPosting(balance, posting);
  return balance;
}
