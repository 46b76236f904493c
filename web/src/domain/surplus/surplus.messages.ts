import { catalogue } from '@/lib/catalogue.ts';

/** Words of a surplus payment and of the dialog that records its return. */
export const surplusMessages = catalogue('surplus', {
  open: 'Surplus: pay it back',
  paidBack: (at: string, who: string, reference: string) => `Paid back on ${at} by ${who} · ${reference}`,
  title: 'Mark as paid back',
  lead: (amount: string, code: string) => `${amount} came in for ticket ${code} and pays for nothing.`,
  first: 'Transfer the money first. Each surplus is paid back once.',
  reference: 'Reference of the transfer',
  submit: (amount: string) => `Mark ${amount} as paid back`,
  done: 'Surplus has been marked as paid back',
});
