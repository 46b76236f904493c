import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts that all lists share. */
export const listMessages = catalogue('list', {
  noData: 'No Data',
  noMatch: 'No results',
  noMatchText: 'Try another search or clear the filters.',
  reset: 'Reset',
  results: (count: number) => english.count(count, 'result'),
  newRows: (count: number) => `${english.number(count)} new – Refresh`,
  search: (text: string) => `Search: ${text}`,
  loading: 'Loading',
  pages: 'Pages',
  pageOf: (page: number, pages: number) => `Page ${english.number(page)} of ${english.number(pages)}`,
  page: (page: number) => `Page ${english.number(page)}`,
  previous: 'Previous page',
  next: 'Next page',
  filters: 'Active filters',
  removeFilter: (label: string) => `Remove filter ${label}`,
  csv: 'Download CSV',
  csvProgress: (done: number, of: number) => `${english.number(done)} of ${english.number(of)} pages`,
});
