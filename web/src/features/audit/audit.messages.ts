import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of /d/audit (002 §2.4). */
export const auditMessages = catalogue('audit', {
  title: 'Audit',
  search: 'Search',
  searchPlaceholder: 'Username or action',
  staff: 'Staff',
  allStaff: 'All staff',
  module: 'Module',
  allModules: 'All modules',
  username: 'Username',
  action: 'Action',
  changes: 'Changes',
  createdAt: 'Created at',
  results: (count: number) => english.count(count, 'entry', 'entries'),
  noMatch: 'No matching entries',
  newRows: (count: number) => english.count(count, 'new entry', 'new entries'),
  showChanges: (count: number) => english.count(count, 'change'),
  changesOf: (action: string) => `What changed: ${action}`,
  before: 'Before',
  after: 'After',
  nothing: '–',
});
