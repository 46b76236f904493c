import { catalogue } from '@/lib/catalogue.ts';

/** Words of the dialogs over a list: looking at a record, adding, changing and removing one. */
export const recordMessages = catalogue('record', {
  noPermission: 'You dont have permission',
  notFound: 'This record does not exist',
  notFoundText: 'It may have been deleted.',
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  edit: 'Edit',
  save: 'Save',
  add: 'Add',
  remove: 'Delete',
  action: 'Action',
  search: 'Search',
  saved: 'Changes has been saved',
  active: 'Active',
  inactive: 'Inactive',
  holdOn: 'Hold On!',
});
