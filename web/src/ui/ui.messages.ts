import { catalogue } from '@/lib/catalogue.ts';

/** Words of the shared parts: dialogs, states, the switch of language. */
export const uiMessages = catalogue('ui', {
  ok: 'Ok',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  removed: 'Removed',
  notInList: 'Choose an option from the list',
  completeField: 'Please complete this field',
  amount: 'Please enter an amount of 0 or more with at most two decimals',
  count: {
    0: 'Please enter a whole number of 0 or more',
    1: 'Please enter a whole number of 1 or more',
  },
  language: 'Language',
  lowConnection: 'Low connection',
  loading: 'Loading',
  nothingFound: 'No results',
  typeOrChoose: 'Type or choose',
  clearField: (label: string) => `Clear ${label}`,
  codeName: 'Code',
  template: 'Template',
});
