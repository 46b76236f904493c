import { catalogue } from '@/lib/catalogue.ts';

/** Sentences that say what a void or a refund does with the money. */
export const moneyOutcomeMessages = catalogue('money-outcome', {
  notPaidBack: (amount: string) => `${amount} will not be refunded.`,
  useRefund: 'To return the money, use Refund.',
  refundLater: 'To return the money, refund the ticket after voiding it.',
  handedBack: (amount: string) => `${amount} will be returned to the buyer in cash from the drawer.`,
  noLongerOwed: (amount: string) => `${amount} will no longer be owed under the Credit Facility.`,
  nothingToVoid: 'No payment was received, so nothing will be refunded.',
  nothingToRefund: 'No payment was received, so RM 0.00 will be refunded.',
  allGivenBack: (amount: string) => `Full refund: ${amount}`,
});
