import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Words of lists of checkboxes. */
export const multiSelectMessages = catalogue('multi-select', {
  all: 'All',
  chosen: (count: number) => `${english.number(count)} selected`,
  clear: 'Clear',
});
