import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the save bar and of the question before leaving a form with unsaved changes (002 §2.3). */
export const saveBarMessages = catalogue('save-bar', {
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  save: 'Save',
  keys: 'Ctrl+Enter',
  holdOn: 'Hold On..!',
  leave: 'You have an unsaved changes. Discard changes?',
  keepEditing: 'Keep editing',
});
