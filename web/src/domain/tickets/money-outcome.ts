import type { VoidOutcome } from '@muara/contract/types';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { moneyOutcomeMessages as text } from './money-outcome.messages.ts';

/**
 * The kind of ticket to be voided.
 * An open one cannot be refunded before it is voided, one of a batch not at all.
 */
export type VoidSubject = 'dated' | 'open' | 'part';

/** Says in words what a void does with the money. */
export function describeVoid({ kept, handed_back, credit_canceled }: VoidOutcome, subject: VoidSubject): string {
  const words: string[] = [];
  if (kept > 0) words.push(text.notPaidBack(formatRm(kept)), ...adviseRefund(subject));
  if (handed_back > 0) words.push(text.handedBack(formatRm(handed_back)));
  if (credit_canceled > 0) words.push(text.noLongerOwed(formatRm(credit_canceled)));
  return words.length === 0 ? text.nothingToVoid : words.join(' ');
}

function adviseRefund(subject: VoidSubject): string[] {
  if (subject === 'part') return [];
  return [subject === 'open' ? text.refundLater : text.useRefund];
}

/**
 * Describes what a refund returns, and which debt it ends.
 * @param amount in RM
 * @param owed in RM
 */
export function describeRefund(amount: number, owed: number): string {
  const debt = text.noLongerOwed(formatRm(owed));
  if (amount === 0) return owed > 0 ? `${text.nothingToRefund} ${debt}` : text.nothingToRefund;
  const all = text.allGivenBack(formatRm(amount));
  return owed > 0 ? `${all}. ${debt}` : all;
}
