import { applyPosting, EMPTY_BALANCE } from './apply-posting.ts';
import type { Balance, Posting } from './shapes.ts';

/** Returns what a purchase has received, owes and gives back, from all its postings in their order. */
export function balanceOf(postings: Iterable<Posting>): Balance {
  let balance = EMPTY_BALANCE;
  for (const posting of postings) balance = applyPosting(balance, posting);
  return balance;
}
