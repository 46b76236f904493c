import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the fields of a refund (001 §3, 002 §5.4). */
export const refundFormMessages = catalogue('refund-form', {
  name: 'Name',
  email: 'Email',
  bank: 'Bank',
  otherBank: 'Other bank name',
  account: 'Account number',
  accountHint: 'Digits only.',
});
