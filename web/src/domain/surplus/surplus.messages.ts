import { catalogue } from '@/lib/catalogue.ts';

/** Words of a surplus payment and of the dialog that records its return. */
export const surplusMessages = catalogue('surplus', {
  open: 'Surplus: repayment due',
  paidBack: (at: string, who: string, reference: string) => `Paid back on ${at} by ${who} · ${reference}`,
  title: 'Mark as paid back',
  lead: (amount: string, code: string) => `${amount} was received for ticket ${code} but is not owed.`,
  first: 'Transfer the money first. A surplus can be paid back only once.',
  reference: 'Transfer reference',
  submit: (amount: string) => `Mark ${amount} as paid back`,
  done: 'Surplus has been marked as paid back',
});
