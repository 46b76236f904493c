import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { type Screen, SCREENS, type ScreenName } from '@muara/contract/screens';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { goTo } from './support/walk.ts';

const START = ['Dashboard'];
const TILL = ['Dashboard', 'POS'];
const APPROVER = [...TILL, 'QR Scanner', 'Approvals'];
/** What everybody who works here sees of the boats. */
const BOATS = ['Departures', 'Trips'];
/** Names that stand for two places say which one: `name@address`. */
const TICKETS = ['Tickets', 'Normal', 'VVIP@/d/tickets/1', 'Agents@/d/tickets/2', 'Exhibition'];
const BOOKING = ['Booking', 'VVIP@/d/booking/0', 'Charter'];
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

/**
 * What each role finds in its menu, in order (000 §2): POS with Tickets/Create, lists with View, the
 * rest by role.
 */
const MENUS: Record<string, readonly string[]> = {
  superuser: [
    ...APPROVER,
    ...BOATS,
    ...TICKETS,
    ...BOOKING,
    ...CATALOGUE,
    'Reports',
    'Users',
    'Audit',
    ...STAFF,
    'Pages',
    'Setting',
    'Error Log',
    'Minisigua',
    'Api Request Log',
    ...END,
  ],
  skaloot: [
    ...APPROVER,
    ...BOATS,
    ...TICKETS,
    ...BOOKING,
    ...CATALOGUE,
    'Reports',
    'Users',
    'Audit',
    ...STAFF,
    'Pages',
    'Setting',
    'Error Log',
    'Minisigua',
    'Api Request Log',
    'App Version',
    ...END,
  ],
  manager: [
    ...APPROVER,
    ...BOATS,
    ...TICKETS,
    ...BOOKING,
    ...CATALOGUE,
    'Reports',
    'Users',
    'Audit',
    ...STAFF,
    'Pages',
    'Setting',
    'Error Log',
    'Minisigua',
    ...END,
  ],
  admin: [
    ...TILL,
    'Approvals',
    ...BOATS,
    ...TICKETS,
    ...BOOKING,
    ...CATALOGUE,
    'Reports',
    'Users',
    'Audit',
    ...STAFF,
    'Pages',
    ...END,
  ],
  accountant: [
    ...START,
    'Approvals',
    ...BOATS,
    ...TICKETS,
    ...BOOKING,
    'Agents',
    'Customers',
    'Reports',
    'Audit',
    ...STAFF,
    ...END,
  ],
  cashier: [...TILL, ...BOATS, ...TICKETS, ...BOOKING, 'Reports', ...STAFF, ...END],
  supervisor: [...APPROVER, ...BOATS, ...TICKETS, ...BOOKING, 'Reports', 'Audit', ...STAFF, ...END],
  csa: [...START, 'QR Scanner', ...BOATS, ...TICKETS, 'Reports', ...STAFF, ...END],
  marketing: [
    ...START,
    ...BOATS,
    ...TICKETS,
    ...BOOKING,
    'Packages',
    'Add On',
    'Others',
    'Agents',
    'Popup',
    'Customers',
    'Reports',
    ...STAFF,
    ...END,
  ],
  agent: [...START, 'Buy Ticket', 'My Tickets', 'My Purchase', ...END],
  tourguide: [...START, 'My Purchase', ...END],
  customer: [...START, 'My Purchase', ...END],
};

/**
 * Where each entry leads; POS and QR Scanner have windows of their own, Printers, Notification and
 * Logout are modals over the screen.
 */
const ADDRESSES: Record<string, string> = {
  Dashboard: '/d/dashboard',
  POS: '/d/pos',
  'QR Scanner': '/d/qrscanner',
  'Buy Ticket': '/d/pos',
  'My Tickets': '/d/my-tickets',
  'My Purchase': '/d/my-purchase',
  Approvals: '/d/approvals',
  Departures: '/d/departures',
  Trips: '/d/trips',
  Normal: '/d/tickets/0',
  Exhibition: '/d/tickets/3',
  Charter: '/d/booking/1',
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
  Reports: '/d/report',
  Audit: '/d/audit',
  Printers: '/d/printers',
  Notification: '/d/notification',
  Pages: '/d/pages',
  Setting: '/d/setting',
  'Error Log': '/d/error-log',
  Minisigua: '/d/minisigua',
  'Api Request Log': '/d/api-request-log',
  'App Version': '/d/app-version',
  Support: '/d/support',
  Logout: '/d/logout',
};

const nameOf = (entry: string): string => entry.split('@')[0] ?? entry;
/** Groups lead nowhere. */
const addressesOf = (entries: readonly string[]): string[] =>
  entries.flatMap((entry) => entry.split('@')[1] ?? ADDRESSES[entry] ?? []);

/** Opens the groups of a menu. */
async function openGroups(menu: Locator, entries: readonly string[]): Promise<void> {
  for (const group of ['Tickets', 'Booking', 'Add On']) {
    if (entries.includes(group)) await menu.getByRole('button', { name: new RegExp(`^${group}`) }).click();
  }
}

interface ShownPage {
  path: string;
  heading: RegExp;
}

/** Screens with another heading than their title, or with an address that has parts to fill in. */
const OTHER_PAGES: Partial<Record<ScreenName, ShownPage>> = {
  tickets: { path: '/d/tickets/1', heading: /^Tickets Management \(VVIP\)$/ },
  bookings: { path: '/d/booking/0', heading: /^Booking Management \(VVIP\)$/ },
  holidays: { path: '/d/holiday', heading: /Holiday$/ },
  shiftSlip: { path: '/d/shift-slip/start', heading: /^Start shift slip$/ },
};

/** Every screen with a page of its own and a known address: what a person sees who may open it. */
const PAGES = Object.entries<Screen>(SCREENS).flatMap(([name, { path, title, frame }]): [string, ShownPage][] => {
  const other = OTHER_PAGES[name as ScreenName];
  if (other) return [[name, other]];
  return frame === 'shell' && !path.includes('{') ? [[name, { path, heading: new RegExp(`^${title}`) }]] : [];
});

const ACCOUNTS = Object.keys(MENUS);
const inMenu = (account: string, path: string): boolean => addressesOf(MENUS[account] ?? []).includes(path);

/**
 * Who tries a screen: in turn two of those in whose menu it is, and one of those who do not find
 * it there; what is in nobody's menu, one who has a till and one who has not. The guard of each
 * screen is held for each role without a browser.
 */
function triersOf(path: string, turn: number): string[] {
  const having = ACCOUNTS.filter((account) => inMenu(account, path));
  const lacking = ACCOUNTS.filter((account) => !inMenu(account, path));
  if (having.length === 0) return ['cashier', 'customer'];
  const from = (accounts: string[], place: number) => accounts.slice(place % (accounts.length || 1)).slice(0, 1);
  return [...from(having, turn), ...from(having, turn + Math.ceil(having.length / 2)), ...from(lacking, turn)];
}

/** Follows each entry of a menu but POS and the scanner, which open windows of their own. */
async function followEach(page: Page, menu: Locator, entries: readonly string[]): Promise<void> {
  for (const address of addressesOf(entries)) {
    if (address === ADDRESSES['POS'] || address === ADDRESSES['QR Scanner']) continue;
    await menu.locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${address}($|\\?)`));
    const modal = page.locator('dialog[open]');
    if (!['/d/printers', '/d/notification', '/d/logout'].includes(address)) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      continue;
    }
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }
  await expect(page.getByText('Page not found')).toBeHidden();
}

for (const [account, entries] of Object.entries(MENUS)) {
  test(`${account}: the menu, and every screen of the contract opens for whom it may`, async ({ page, world }) => {
    const person = await world.signIn(account);
    await person.open(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await openGroups(menu, entries);
    await expect(menu.locator('a, button')).toHaveText(entries.map((entry) => new RegExp(`^${nameOf(entry)}`)));
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(addressesOf(entries));

    if (account === 'skaloot') {
      await test.step('each entry of the product owner leads somewhere', () => followEach(page, menu, entries));
    }
    const heading = page.getByRole('heading', { level: 1 });
    for (const [turn, [name, { path, heading: words }]] of PAGES.entries()) {
      const may = isAllowed(person.user, SCREENS[name as ScreenName]).ok;
      // The menu and the contract say the same for every role that tries the screen.
      if (ACCOUNTS.some((one) => inMenu(one, path))) expect(may, `${name} for ${account}`).toBe(inMenu(account, path));
      if (!triersOf(path, turn).includes(account)) continue;
      await goTo(page, path);
      await expect(heading, `${name} for ${account}`).toHaveText(may ? words : /^Dashboard$/);
      await expect(page).toHaveURL(may ? new RegExp(`${path}($|\\?)`) : /\/d\/dashboard$/);
    }
    if (account === 'marketing') {
      await test.step('the other address of My Profile leads to it', async () => {
        await goTo(page, '/d/user-profile');
        await expect(page).toHaveURL(/\/d\/profile$/);
        await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
      });
    }
  });
}
