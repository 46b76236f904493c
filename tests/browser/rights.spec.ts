import { MENU } from '@muara/contract/menu';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { type Screen, SCREENS, type ScreenName } from '@muara/contract/screens';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import type { Person } from './support/person.ts';
import { goTo } from './support/walk.ts';

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

interface Entry {
  name: string;
  /** Groups lead nowhere. */
  href?: string;
  isModal: boolean;
  /** It opens in a window of its own. */
  hasWindow: boolean;
}

/** What a person finds in the menu, in its order: a group, what is in it, the next entry. */
function menuOf(user: Person['user']): Entry[] {
  const entries = MENU.filter(({ screen }) => isAllowed(user, SCREENS[screen]).ok).flatMap((entry): Entry[] => {
    const { name, href, frame, window, children } = entry;
    const own = { name, isModal: frame === 'modal', hasWindow: window !== undefined };
    if (!children) return [{ ...own, href }];
    return [own, ...children.map((child) => ({ ...own, name: child.shown ?? child.name, href: child.href }))];
  });
  return [...entries, { name: 'Logout', href: '/d/logout', isModal: true, hasWindow: false }];
}

const groupsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ name, href }) => (href === undefined ? [name] : []));
const addressesOf = (entries: readonly Entry[]): string[] => entries.flatMap(({ href }) => href ?? []);

/** Opens the groups of a menu. */
async function openGroups(menu: Locator, entries: readonly Entry[]): Promise<void> {
  for (const group of groupsOf(entries)) {
    await menu.getByRole('button', { name: new RegExp(`^${group}`) }).click();
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
const PAGES = Object.entries<Screen>(SCREENS).flatMap(([key, { path, title, frame }]): [ScreenName, ShownPage][] => {
  const name = key as ScreenName;
  const other = OTHER_PAGES[name];
  if (other) return [[name, other]];
  return frame === 'shell' && !path.includes('{') ? [[name, { path, heading: new RegExp(`^${title}`) }]] : [];
});

/**
 * Returns who tries a screen: in turn two of those who may open it, and one of those who may not.
 * The guard of each screen is tested for each role without a browser.
 */
function triersOf(name: ScreenName, turn: number, people: ReadonlyMap<string, Person>): string[] {
  const may = (account: string) => isAllowed(people.get(account)!.user, SCREENS[name]).ok;
  const having = ACCOUNTS.filter(may);
  const lacking = ACCOUNTS.filter((account) => !may(account));
  const from = (accounts: string[], place: number) => accounts.slice(place % (accounts.length || 1)).slice(0, 1);
  return [...from(having, turn), ...from(having, turn + Math.ceil(having.length / 2)), ...from(lacking, turn)];
}

/** Follows each entry of a menu but those that open windows of their own. */
async function followEach(page: Page, menu: Locator, entries: readonly Entry[]): Promise<void> {
  for (const { href, isModal, hasWindow } of entries) {
    if (href === undefined || hasWindow) continue;
    await menu.locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${href}($|\\?)`));
    const modal = page.locator('dialog[open]');
    if (!isModal) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      continue;
    }
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }
  await expect(page.getByText('Page not found')).toBeHidden();
}

for (const account of ACCOUNTS) {
  test(`${account}: the menu, and every screen of the contract opens for whom it may`, async ({ page, world }) => {
    const people = new Map(await Promise.all(ACCOUNTS.map(async (one) => [one, await world.signIn(one)] as const)));
    const person = people.get(account)!;
    const entries = menuOf(person.user);
    await person.open(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await openGroups(menu, entries);
    await expect(menu.locator('a, button')).toHaveText(entries.map(({ name }) => new RegExp(`^${name}`)));
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(addressesOf(entries));

    if (account === 'skaloot') {
      await test.step('each entry of the product owner leads somewhere', () => followEach(page, menu, entries));
    }
    const heading = page.getByRole('heading', { level: 1 });
    for (const [turn, [name, { path, heading: words }]] of PAGES.entries()) {
      if (!triersOf(name, turn, people).includes(account)) continue;
      const may = isAllowed(person.user, SCREENS[name]).ok;
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
