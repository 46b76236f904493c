import { catalogue } from '@/lib/catalogue.ts';

/** Texts of /d/report (001 §2). */
export const reportsMessages = catalogue('reports', {
  title: 'Reports',
  types: 'Report types',
  allTypes: 'All reports',
  none: 'No reports available',
  noneHint: 'Your role has no report types. Ask a manager if you need one.',
  pick: 'Choose a report to see its filters.',
  getReport: 'Get Report',
  download: 'Download',
  downloadExcel: 'Download Excel',
  opened: 'The report opens in a new window.',
  popupBlocked: 'Your browser blocked the report window.',
  openReport: 'Open report',
  choose: 'Select…',
  all: 'All',
  allStaffs: 'All Staffs',
  allAgents: 'All Agents',
  removed: (name: string) => `${name} (removed)`,
  boatType: { normal: 'Normal', chartered: 'Chartered' },
  lockedStaff: 'You can only see your own reports.',
  monthFormat: 'YYYY-MM',
  blockedTitle: 'Reports are not available yet',
  blockedHint: 'Reports are available once your shift is closed.',
  closeShift: 'Go to POS to close your shift',
  checkAgain: 'Check again',
});
