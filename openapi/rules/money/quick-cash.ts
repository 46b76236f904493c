import type { Sen } from './sen.ts';

/** RM 5, 10, 50 and 100: customers round a payment up to these. */
const NOTES: readonly Sen[] = [500, 1_000, 5_000, 10_000];
const LARGEST: Sen = 10_000;

/**
 * Returns the amounts that a till suggests for a cash payment.
 * The exact total, then for RM 5, 10, 50 and 100 in turn the next multiple above the previous amount,
 * as long as it does not pass the next full RM 100 (nobody hands over more notes than that needs).
 * 45.60 → 45.60, 50, 60, 100 · 75.00 → 75, 80, 90, 100 · 100.00 → 100 · 0.00 → 0.
 *
 * @returns distinct amounts in sen, ascending, the exact total first
 */
export function quickCash(total: Sen): Sen[] {
  const most = Math.ceil(total / LARGEST) * LARGEST;
  const offers = [total];
  let last = total;
  for (const note of NOTES) {
    const next = (Math.floor(last / note) + 1) * note;
    if (next > most) continue;
    offers.push(next);
    last = next;
  }
  return offers;
}
