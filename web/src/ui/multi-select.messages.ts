import { catalogue } from '@/lib/catalogue.ts';

/** Words of lists of checkboxes. */
export const multiSelectMessages = catalogue('multi-select', {
  all: 'All',
  chosen: (count: number) => `${count} chosen`,
  clear: 'Clear',
});
