import { defineRecords } from '@/domain/records/define-records.ts';

/** The popups, the latest start first. */
export const popups = defineRecords('popups', {
  list: 'listPopups',
  add: 'addPopup',
  edit: 'editPopup',
  remove: 'deletePopup',
});
