import { isAllowed } from '@muara/contract/rules';
import { SCREENS, type ScreenName } from '@muara/contract/screens';
import { expect, test } from './support/fixtures.ts';
import { goTo } from './support/walk.ts';

const START = ['Dashboard'];
const TILL = ['Dashboard', 'POS'];
const TICKETS = ['Tickets', 'Normal', 'VVIP'];
/** What Super Users, Managers and Admins find of the catalogue. */
const CATALOGUE = [
  'Packages',
  'Add On',
  'Others',
  'Agents',
  'Tour Guide',
  'Boat Operator',
  'Sea Tide',
  'Holiday',
  'Popup',
  'Jetty',
  'Customers',
];
const STAFF = ['Printers', 'Notification'];
const END = ['Support', 'Logout'];

/** What each role finds in its menu, in order (000 §2): POS with Tickets/Create, lists with View, the rest by role. */
const MENUS: Record<string, readonly string[]> = {
  superuser: [
    ...TILL,
    ...TICKETS,
    ...CATALOGUE,
    'Users',
    'Audit',
    ...STAFF,
    'Pages',
    'Setting',
    'Error Log',
    'Api Request Log',
    ...END,
  ],
  skaloot: [
    ...TILL,
    ...TICKETS,
    ...CATALOGUE,
    'Users',
    'Audit',
    ...STAFF,
    'Pages',
    'Setting',
    'Error Log',
    'Api Request Log',
    'App Version',
    ...END,
  ],
  manager: [...TILL, ...TICKETS, ...CATALOGUE, 'Users', 'Audit', ...STAFF, 'Pages', 'Setting', 'Error Log', ...END],
  admin: [...TILL, ...TICKETS, ...CATALOGUE, 'Users', 'Audit', ...STAFF, 'Pages', ...END],
  accountant: [...START, ...TICKETS, 'Agents', 'Customers', 'Audit', ...STAFF, ...END],
  cashier: [...TILL, ...TICKETS, ...STAFF, ...END],
  supervisor: [...TILL, ...TICKETS, 'Audit', ...STAFF, ...END],
  csa: [...START, ...TICKETS, ...STAFF, ...END],
  marketing: [...START, ...TICKETS, 'Packages', 'Add On', 'Others', 'Agents', 'Popup', 'Customers', ...STAFF, ...END],
  agent: [...START, 'Buy Ticket', ...END],
  tourguide: [...START, ...END],
  customer: [...START, ...END],
};

/** Where each entry leads; POS has a window of its own, Printers, Notification and Logout are modals over the screen. */
const ADDRESSES: Record<string, string> = {
  Dashboard: '/d/dashboard',
  POS: '/d/pos',
  'Buy Ticket': '/d/pos',
  Normal: '/d/tickets/0',
  VVIP: '/d/tickets/1',
  Packages: '/d/packages',
  Others: '/d/foods',
  Agents: '/d/agents',
  'Tour Guide': '/d/tour-guide',
  'Boat Operator': '/d/boat-operator',
  'Sea Tide': '/d/sea-tide',
  Holiday: '/d/holiday',
  Popup: '/d/popup',
  Jetty: '/d/jetty',
  Customers: '/d/customers',
  Users: '/d/users',
  Audit: '/d/audit',
  Printers: '/d/printers',
  Notification: '/d/notification',
  Pages: '/d/pages',
  Setting: '/d/setting',
  'Error Log': '/d/error-log',
  'Api Request Log': '/d/api-request-log',
  'App Version': '/d/app-version',
  Support: '/d/support',
  Logout: '/d/logout',
};

/** Screens with a page of their own: what a person sees who may open them. */
const PAGES: Partial<Record<ScreenName, { path: string; heading: RegExp }>> = {
  dashboard: { path: '/d/dashboard', heading: /^Dashboard$/ },
  tickets: { path: '/d/tickets/1', heading: /^Tickets Management \(VVIP\)$/ },
  packages: { path: '/d/packages', heading: /^Packages Management$/ },
  foods: { path: '/d/foods', heading: /^Dining Management$/ },
  agents: { path: '/d/agents', heading: /^Agents Management$/ },
  tourGuides: { path: '/d/tour-guide', heading: /^Tour Guides/ },
  boatOperators: { path: '/d/boat-operator', heading: /^Boat Operators/ },
  seaTide: { path: '/d/sea-tide', heading: /^Sea Tide/ },
  holiday: { path: '/d/holiday', heading: /Holiday$/ },
  popup: { path: '/d/popup', heading: /^Popup Management$/ },
  jetty: { path: '/d/jetty', heading: /^Jetty Management$/ },
  customers: { path: '/d/customers', heading: /^Customers$/ },
  pages: { path: '/d/pages', heading: /^Pages$/ },
  users: { path: '/d/users', heading: /^Users Management$/ },
  profile: { path: '/d/profile', heading: /^My Profile$/ },
  shiftSlips: { path: '/d/shift-slip/start', heading: /^Start shift slip$/ },
  audit: { path: '/d/audit', heading: /^Audit$/ },
  errorLog: { path: '/d/error-log', heading: /^Error Log$/ },
  support: { path: '/d/support', heading: /^Support$/ },
  setting: { path: '/d/setting', heading: /^Settings$/ },
  appVersion: { path: '/d/app-version', heading: /^App Version$/ },
  apiRequestLog: { path: '/d/api-request-log', heading: /^Api Request Log$/ },
  template: { path: '/d/template', heading: /^Template$/ },
};

for (const [account, entries] of Object.entries(MENUS)) {
  test(`${account}: the menu, and every screen of the contract opens for whom it may`, async ({ page, world }) => {
    const person = await world.signIn(account);
    await person.open(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    if (entries.includes('Tickets')) await menu.getByRole('button', { name: /^Tickets/ }).click();
    if (entries.includes('Add On')) await menu.getByRole('button', { name: /^Add On/ }).click();
    await expect(menu.locator('a, button')).toHaveText(entries.map((entry) => new RegExp(`^${entry}`)));
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(entries.flatMap((entry) => ADDRESSES[entry] ?? []));

    const heading = page.getByRole('heading', { level: 1 });
    for (const [name, { path, heading: words }] of Object.entries(PAGES)) {
      const may = isAllowed(person.user, SCREENS[name as ScreenName]).ok;
      await goTo(page, path);
      await expect(heading, `${name} for ${account}`).toHaveText(may ? words : /^Dashboard$/);
      await expect(page).toHaveURL(may ? new RegExp(`${path}($|\\?)`) : /\/d\/dashboard$/);
    }
  });
}

test('each entry of the product owner leads somewhere', async ({ page, world }) => {
  await (await world.signIn('skaloot')).open(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: /^Tickets/ }).click();
  await menu.getByRole('button', { name: /^Add On/ }).click();
  for (const [entry, address] of Object.entries(ADDRESSES)) {
    if (entry === 'POS' || entry === 'Buy Ticket') continue;
    await menu.getByRole('link', { name: new RegExp(`^${entry}`) }).click();
    await expect(page).toHaveURL(new RegExp(`${address}($|\\?)`));
    const modal = page.locator('dialog[open]');
    if (!['Printers', 'Notification', 'Logout'].includes(entry)) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      continue;
    }
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }
  await expect(page.getByText('Page not found')).toBeHidden();
});

test('the other address of My Profile leads to it', async ({ page, world }) => {
  await (await world.signIn('marketing')).open(page, '/d/user-profile');
  await expect(page).toHaveURL(/\/d\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});
