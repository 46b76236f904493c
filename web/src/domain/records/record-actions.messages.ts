import { catalogue } from '@/lib/catalogue.ts';

/** Words of the buttons in a record's row. */
export const recordActionsMessages = catalogue('record-actions', {
  view: (name: string) => `View ${name}`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
});
