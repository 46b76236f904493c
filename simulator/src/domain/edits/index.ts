export { completeEdit } from './complete-edit.ts';
export { assertUnchanged, editedBy, presentEdit, presentRevision } from './edit-stamp.ts';
export { fieldChanges, type Fields, recordChanges } from './field-changes.ts';
export { listed, priceFields, yesNo } from './field-texts.ts';
