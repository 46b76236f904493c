import { catalogue } from '@/lib/catalogue.ts';

/** Words of the dialog that records the return of a surplus payment. */
export const surplusDialogMessages = catalogue('surplus', {
  title: 'Mark as paid back',
  lead: (amount: string, code: string) => `${amount} came in for ticket ${code} and pays for nothing.`,
  first: 'Transfer the money first. Each surplus is paid back once.',
  reference: 'Reference of the transfer',
  submit: (amount: string) => `Mark ${amount} as paid back`,
  done: 'Surplus has been marked as paid back',
});
