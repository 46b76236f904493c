import { catalogue } from '@/lib/catalogue.ts';

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
  results: (count: string, one: boolean) => (one ? '1 entry' : `${count} entries`),
  noMatch: 'No entry matches',
  newRows: (count: number) => (count === 1 ? '1 new entry' : `${count} new entries`),
  showChanges: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  changesOf: (action: string) => `What changed: ${action}`,
  before: 'Before',
  after: 'After',
  nothing: '–',
});
