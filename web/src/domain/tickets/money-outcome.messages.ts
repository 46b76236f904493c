import { catalogue } from '@/lib/catalogue.ts';

/** Sentences that say what a void or a refund does with the money. */
export const moneyOutcomeMessages = catalogue('money-outcome', {
  notPaidBack: (amount: string) => `${amount} is not paid back.`,
  useRefund: 'To return it, use Refund.',
  refundLater: 'To return it, refund the ticket after the void.',
  handedBack: (amount: string) => `${amount} goes back to the buyer in cash, from the drawer.`,
  noLongerOwed: (amount: string) => `${amount} is no longer owed under the Credit Facility.`,
  nothingToVoid: 'No money was received, so none is paid back.',
  nothingToRefund: 'No money was received, so RM 0.00 is paid back.',
  allGivenBack: (amount: string) => `All of it is given back: ${amount}`,
});
