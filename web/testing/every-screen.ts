import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { type Screen, SCREENS, type ScreenName } from '@muara/contract/screens';
import { openGate } from '../../tests/support/stages/boarding.ts';
import { bookDinner } from '../../tests/support/stages/purchases.ts';
import { renderScreen } from './render-screen.ts';
import { createTestWorld, type Person, type TestWorld } from './test-world.ts';

/** Who looks at a screen: the first of these who may open it. */
const VIEWERS = ['manager', 'agent', 'superuser', 'skaloot'];

/** Screens in front of the session. */
const PUBLIC_PATHS = [
  '/',
  '/vvip',
  '/terms-and-condition',
  '/no-such-page',
  '/d/login',
  '/d/reset-password?token=none',
];

/** The addresses of screens whose path has parts to fill in. */
const ADDRESSES: Partial<Record<ScreenName, string | ((world: TestWorld) => Promise<string>)>> = {
  myTicket: async (world) => `/d/my-tickets/${await codeOfAgent(world, 'listMyTickets')}`,
  myPurchase: async (world) => `/d/my-purchase/0/${await codeOfAgent(world, 'listMyPurchases')}`,
  async trip(world) {
    const { sell, board } = await openGate(world);
    return `/d/trips/${await board(await sell(2))}`;
  },
  tickets: '/d/tickets/0',
  async ticket(world) {
    const { sell } = await openGate(world);
    return `/d/tickets/0/${(await sell(2)).code}`;
  },
  subTicket: async (world) => `/d/tickets-detail/${await codeOfAgent(world, 'listMyTickets')}`,
  bookings: '/d/booking/0',
  booking: async (world) => `/d/booking/0/${(await bookDinner(world, await world.signIn('manager'))).code}`,
  package: '/d/packages/1',
  food: '/d/foods/1',
  page: '/d/pages/1',
  shiftSlip: '/d/shift-slip/start',
};

async function codeOfAgent(world: TestWorld, list: 'listMyTickets' | 'listMyPurchases'): Promise<string> {
  const agent = await world.signIn('agent');
  const { data } = await agent.call[list]({ query: {} });
  return data[0]!.code;
}

type ScreenToOpen = readonly [name: string, open: () => Promise<void>];

/** Every screen and some of their states, by name; each is shown in a world of its own and has loaded. */
export const EVERY_SCREEN: readonly ScreenToOpen[] = [
  ...PUBLIC_PATHS.map((path): ScreenToOpen => [path, () => openPublic(path)]),
  ...(Object.keys(SCREENS) as ScreenName[]).map((name): ScreenToOpen => [name, () => open(name)]),
  ['the dashboard of an agent', () => openAs('agent', '/d/dashboard')],
  ['a list without a match', () => openAs('manager', '/d/tickets/0?search=nobody-is-called-so')],
  ['the question before signing out', () => openAs('manager', '/d/logout')],
  [
    'a sign-in with errors',
    async () => {
      await renderScreen('/d/login');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect.element(page.getByText('Please complete this field').first()).toBeVisible();
    },
  ],
  [
    'the account menu',
    async () => {
      await renderScreen('/d/tickets/0', { as: 'manager' });
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
    },
  ],
];

async function openPublic(path: string): Promise<void> {
  await renderScreen(path);
  await untilLoaded();
}

async function openAs(account: string, path: string): Promise<void> {
  await renderScreen(path, { as: account });
  await untilLoaded();
}

async function open(name: ScreenName): Promise<void> {
  const world = createTestWorld();
  const viewer = await findViewer(world, SCREENS[name]);
  const address = ADDRESSES[name] ?? SCREENS[name].path;
  const path = typeof address === 'string' ? address : await address(world);
  expect(path, 'its address is complete').not.toContain('{');
  await renderScreen(path, { as: viewer, world });
  await untilLoaded(SCREENS[name].frame);
}

async function findViewer(world: TestWorld, screen: Screen): Promise<Person> {
  for (const account of VIEWERS) {
    const person = await world.signIn(account);
    if (isAllowed(person.user, screen).ok) return person;
  }
  throw new Error('None of the viewers may open it.');
}

async function untilLoaded(frame: Screen['frame'] = 'page'): Promise<void> {
  await expect.element(page.getByCss('h1').first()).toBeInTheDocument();
  if (frame === 'modal') await expect.element(page.getByCss('dialog[open] h2').first()).toBeVisible();
  // Charts are loaded with the first scroll.
  scrollTo(0, 300);
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"], [aria-label="Loading"]').length).toBe(0);
  scrollTo(0, 0);
}
