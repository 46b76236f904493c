import type { VoidOutcome } from '@muara/contract/types';
import { formatMoney } from './money.ts';

/** Where a ticket stands that is to be voided: an open one cannot be refunded before, one of a batch never. */
export type VoidSubject = 'dated' | 'open' | 'part';

/** Says in words what a void does with the money. */
export function describeVoid({ kept, handed_back, credit_canceled }: VoidOutcome, subject: VoidSubject): string {
  const words: string[] = [];
  if (kept > 0) words.push(`${formatMoney(kept)} is not paid back.`, ...REFUND[subject]);
  if (handed_back > 0) words.push(`${formatMoney(handed_back)} goes back to the buyer in cash, from the drawer.`);
  if (credit_canceled > 0) words.push(`${formatMoney(credit_canceled)} is no longer owed under the Credit Facility.`);
  return words.length === 0 ? 'No money was received, so none is paid back.' : words.join(' ');
}

const REFUND: Record<VoidSubject, readonly string[]> = {
  dated: ['To return it, use Refund.'],
  open: ['To return it, refund the ticket after the void.'],
  part: [],
};

/** Says in words what a refund gives back, and which debt it ends. @param amount in RM @param owed in RM */
export function describeRefund(amount: number, owed: number): string {
  const debt = `${formatMoney(owed)} is no longer owed under the Credit Facility.`;
  if (amount === 0) return owed > 0 ? `No money was received, so RM 0.00 is paid back. ${debt}` : NOTHING;
  const all = `All of it is given back: ${formatMoney(amount)}`;
  return owed > 0 ? `${all}. ${debt}` : all;
}

const NOTHING = 'No money was received, so RM 0.00 is paid back.';
