import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of the dialog that corrects a buyer's addresses (001 §5). */
export const emailsDialogMessages = catalogue('emails-dialog', {
  title: 'Edit Email',
  main: 'Email',
  extra: (count: number) => `Additional email ${english.number(count)}`,
  add: 'Add another email',
  remove: (count: number) => `Remove additional email ${english.number(count)}`,
  hint: 'Receipts and notices go to all addresses.',
  save: 'Save',
});
