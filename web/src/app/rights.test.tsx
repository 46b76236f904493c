import { beforeAll, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { expectTexts, goTo, press, step } from '@testing/actions.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { MENU } from '@muara/contract/menu';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { type Screen, SCREENS, type ScreenName } from '@muara/contract/screens';

/** Who walks through the app: one demo account of each role. */
const ACCOUNTS = [
  'superuser',
  'skaloot',
  'manager',
  'admin',
  'accountant',
  'cashier',
  'supervisor',
  'csa',
  'marketing',
  'agent',
  'tourguide',
  'customer',
];

type User = Person['user'];

const users = new Map<string, User>();

beforeAll(async () => {
  const world = createTestWorld();
  for (const account of ACCOUNTS) users.set(account, (await world.signIn(account)).user);
  world.simulator.close();
});

interface Entry {
  name: string;
  /** Groups lead nowhere. */
  href?: string;
  isModal: boolean;
  /** It opens in a window of its own. */
  hasWindow: boolean;
}

/** What a person finds in the menu, in its order: a group, what is in it, the next entry. */
function menuOf(user: User): Entry[] {
  const entries = MENU.filter(({ screen }) => isAllowed(user, SCREENS[screen]).ok).flatMap((entry): Entry[] => {
    const { name, href, frame, window, children } = entry;
    const own = { name, isModal: frame === 'modal', hasWindow: window !== undefined };
    if (!children) return [{ ...own, href }];
    return [own, ...children.map((child) => ({ ...own, name: child.shown ?? child.name, href: child.href }))];
  });
  return [...entries, { name: 'Logout', href: '/d/logout', isModal: true, hasWindow: false }];
}

/** Opens the groups of a menu. */
async function openGroups(menu: Locator, entries: readonly Entry[]): Promise<void> {
  for (const { name, href } of entries)
    if (href === undefined) await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

const addressesOf = (menu: Locator): (string | null)[] =>
  menu
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

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
const PAGES = Object.entries<Screen>(SCREENS).flatMap(([key, { path, title, frame }]): [ScreenName, ShownPage][] => {
  const name = key as ScreenName;
  const other = OTHER_PAGES[name];
  if (other) return [[name, other]];
  return frame === 'shell' && !path.includes('{') ? [[name, { path, heading: new RegExp(`^${title}`) }]] : [];
});

const mayOpen = (account: string, name: ScreenName): boolean => isAllowed(users.get(account)!, SCREENS[name]).ok;

/**
 * Returns who tries a screen: in turn two of those who may open it, and one of those who may not.
 * The guard of each screen is tested for each role without a page.
 */
function triersOf(name: ScreenName, turn: number): string[] {
  const having = ACCOUNTS.filter((account) => mayOpen(account, name));
  const lacking = ACCOUNTS.filter((account) => !mayOpen(account, name));
  const from = (accounts: string[], place: number) => accounts.slice(place % (accounts.length || 1)).slice(0, 1);
  return [...from(having, turn), ...from(having, turn + Math.ceil(having.length / 2)), ...from(lacking, turn)];
}

/** Follows each entry of a menu but those that open windows of their own. */
async function followEach(menu: Locator, entries: readonly Entry[]): Promise<void> {
  for (const { href, isModal, hasWindow } of entries) {
    if (href === undefined || hasWindow) continue;
    await menu.getByCss(`a[href="${href}"]`).click();
    await expect.poll(shownPath).toMatch(new RegExp(`${href}($|\\?)`));
    const modal = page.getByCss('dialog[open]');
    if (!isModal) {
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      continue;
    }
    await expect.element(modal).toBeVisible();
    await press('Escape');
    await expect.element(modal).not.toBeInTheDocument();
  }
  await expect.element(page.getByText('Page not found')).not.toBeInTheDocument();
}

test.for(ACCOUNTS)('%s: the menu, and every screen of the contract opens for whom it may', async (account) => {
  const entries = menuOf(users.get(account)!);
  await renderScreen('/d/dashboard', { as: account });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect.element(menu).toBeVisible();
  await openGroups(menu, entries);
  await expectTexts(
    menu.getByCss('a, button'),
    entries.map(({ name }) => new RegExp(`^${name}`)),
  );
  expect(addressesOf(menu)).toEqual(entries.flatMap(({ href }) => href ?? []));

  if (account === 'skaloot') {
    await step('each entry of the product owner leads somewhere', () => followEach(menu, entries));
  }
  const heading = page.getByRole('heading', { level: 1 });
  for (const [turn, [name, { path, heading: words }]] of PAGES.entries()) {
    if (!triersOf(name, turn).includes(account)) continue;
    await step(name, async () => {
      const may = mayOpen(account, name);
      await goTo(path);
      await expect.element(heading).toHaveTextContent(may ? words : /^Dashboard$/);
      await expect.poll(shownPath).toMatch(may ? new RegExp(`${path}($|\\?)`) : /\/d\/dashboard$/);
    });
  }
});

test('the other address of My Profile leads to it', async () => {
  await renderScreen('/d/user-profile', { as: 'marketing' });
  await expect.poll(shownPath).toBe('/d/profile');
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});
