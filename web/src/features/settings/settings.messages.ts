import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the settings (002 §2.7, §5.2, §6). */
export const settingsMessages = catalogue('settings', {
  title: 'Settings',
  sections: 'Sections of the settings',
  general: 'General',
  roles: 'Custom roles',
  permissions: 'Permission table',
  saved: 'Changes has been saved',
  savedBy: (name: string, when: string) => `Last saved by ${name}, ${when}`,
  neverSaved: 'As it was set up; nobody has saved it yet.',
  wrong: (count: number) => english.count(count, 'field needs attention', 'fields need attention'),
  online: 'Application online',
  onlinePanel: 'Online or offline',
  isOnline: 'Online: the public shop and agents can buy.',
  isOffline: 'Offline: the public shop and agents cannot buy. Counters go on.',
  goOffline: 'Switch the application offline?',
  goOfflineText:
    'The public shop closes and agents cannot buy tickets until it is switched online again. Sales at the counter go on.',
  switchOff: 'Switch off',
  wentOffline: 'The application is offline',
  wentOnline: 'The application is online',
  expiryPanel: "Agents' tickets",
  expiry: 'Expiry period in months',
  expiryNote: 'Counted from the purchase.',
  agesPanel: 'Minimum ages',
  agesNote: 'In years. Each age is above the one before it.',
  baby: 'Baby',
  ages: {
    child_min_age: 'Child',
    adult_min_age: 'Adult',
    senior_min_age: 'Senior',
    super_senior_min_age: 'Super senior',
  },
  bands: 'Who pays which price',
  noBands: 'The bands show here when the four ages rise.',
  andAbove: (age: number) => `${english.number(age)}+`,
  foreigners: (age: number) =>
    `Foreigners have no senior prices: an adult foreigner is ${english.number(age)} or older.`,
});

/** Texts of the roles (002 §2.7, §6). */
export const roleMessages = catalogue('setting-roles', {
  records: { new: '(new record)', existing: '(existing record)' },
  managersOnly:
    'Managers only. A role decides which permissions an account starts with; each account may be changed later.',
  list: 'Roles',
  role: 'Role',
  system: 'System',
  custom: 'Custom',
  fresh: 'New',
  changed: 'Changed',
  add: 'Add role',
  name: 'Role name',
  namePlaceholder: 'For example Night Cashier',
  copyFrom: 'Copy permissions from',
  nothing: 'None: start empty',
  cancel: 'Cancel',
  unnamed: 'Role without a name',
  savedName: 'The name of a saved role stays: accounts are known by it.',
  remove: (name: string) => `Delete role ${name}`,
  removeShort: 'Delete role',
  required: 'Cannot delete role that is required by the system',
  created: 'Cannot delete role that has been created',
  removed: (name: string) => `${name} has been taken out.`,
  undo: 'Undo',
  systemReason: 'System roles are read-only.',
  externalReason:
    'Accounts outside the operator have no permissions; what they may do follows from the kind of account.',
  allReason: 'This role holds all permissions, whatever is ticked.',
  users: (count: number) => `${english.count(count, 'account has', 'accounts have')} this role.`,
  keep: (count: number) =>
    `${english.count(count, 'user keeps their own permissions', 'users keep their own permissions')}.`,
  keepWhy: 'A change reaches those who are given the role from now on.',
  giver: 'Whoever may update users can give any permission to others.',
  effect: 'What changes if I save',
  noEffect: 'Nothing: no screen and no operation opens or closes.',
  opens: 'Opens',
  closes: 'Closes',
  screens: (count: number) => english.count(count, 'screen'),
  operations: (count: number) => english.count(count, 'operation'),
  ticked: (count: number) => english.count(count, 'permission'),
});

/** Texts around a save that came after somebody else's (002 §7.2). */
export const conflictMessages = catalogue('setting-conflict', {
  roleTitle: (name: string) => `Role ${name}`,
  notThere: 'Not there',
  newRole: (permissions: string) => `New, ${permissions}`,
  same: 'No permission more or less',
});

/** Texts of the table of rights (000 §6). */
export const permissionTableMessages = catalogue('permission-table', {
  lead: 'Who may open which screen and call which operation, as the server asks. It shows what is saved.',
  caption: 'Permission table',
  find: 'Find',
  placeholder: 'Screen, operation, path',
  show: 'Show',
  all: 'Screens and operations',
  screen: 'Screens',
  operation: 'Operations',
  row: 'Screen or operation',
  screenKind: 'Screen',
  operationKind: 'Operation',
  yes: 'Yes',
  no: 'No',
  exportCsv: 'Export CSV',
  results: (count: number, total: number) => `${english.number(count)} of ${english.number(total)} rows`,
  noMatch: 'Nothing matches',
  noMatchText: 'Try other words, or show screens and operations.',
  reset: 'Reset',
});
