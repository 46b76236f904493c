import { catalogue } from '@/lib/catalogue.ts';

/** Words of the bar under a form with unsaved changes, and of the question before leaving it (002 §2.3). */
export const saveBarMessages = catalogue('save-bar', {
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  keys: 'Ctrl+Enter',
  holdOn: 'Hold On..!',
  leave: 'You have an unsaved changes. Discard changes?',
  keepEditing: 'Keep editing',
});
