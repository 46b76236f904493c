import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the API request log (002 §2.14). */
export const apiLogMessages = catalogue('api-log', {
  title: 'Api Request Log',
  search: 'Search',
  searchPlaceholder: 'Username or address',
  results: (count: number) => english.count(count, 'request'),
  noMatch: 'No matching requests',
  refresh: 'Refresh',
  name: 'Name',
  nobody: 'Not signed in',
  url: 'URL',
  payload: 'Payload',
  platform: 'Platform',
  created: 'Created at',
  app: 'Application',
  system: 'System',
  browser: 'Browser',
  showUrl: 'Show full URL',
  hideUrl: 'Shorten URL',
});
