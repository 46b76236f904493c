import { catalogue } from '@/lib/catalogue.ts';

/** Texts that all lists share. */
export const listMessages = catalogue('list', {
  noData: 'No Data',
  noMatch: 'Nothing matches',
  noMatchText: 'Try other words, or take the filters off.',
  reset: 'Reset',
  results: (count: string, one: boolean) => `${count} ${one ? 'result' : 'results'}`,
  newRows: (count: number) => `${count} new – Refresh`,
  search: (text: string) => `Search: ${text}`,
  loading: 'Loading',
  pages: 'Pages',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
  filters: 'Active filters',
  removeFilter: (label: string) => `Remove filter ${label}`,
  csv: 'Download CSV',
  csvProgress: (done: number, of: number) => `${done} of ${of} pages`,
});
