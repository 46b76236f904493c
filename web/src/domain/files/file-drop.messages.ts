import { catalogue } from '@/lib/catalogue.ts';

/** Words of the place where a document is dropped. */
export const fileDropMessages = catalogue('file-drop', {
  drop: 'Drop a file here, or',
  choose: 'Choose a file',
  replace: 'Choose another file',
  chooseFor: (label: string) => `Choose a file: ${label}`,
  replaceFor: (label: string) => `Choose another file: ${label}`,
  hint: 'JPG, PNG or PDF, up to 5 MB.',
  oneOnly: 'One file at a time, please.',
  remove: (label: string) => `Remove ${label}`,
  opens: 'opens in a new window',
});
