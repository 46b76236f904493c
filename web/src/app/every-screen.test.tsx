import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { expectAccessible, inTheme, lookAt } from '@testing/looks.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld, type Person, type TestWorld } from '@testing/test-world.ts';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { type Screen, SCREENS, type ScreenName } from '@muara/contract/screens';
import { openGate } from '../../../tests/support/stages/boarding.ts';
import { bookDinner } from '../../../tests/support/stages/purchases.ts';

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

async function addressOf(name: ScreenName, world: TestWorld): Promise<string> {
  const address = ADDRESSES[name] ?? SCREENS[name].path;
  return typeof address === 'string' ? address : address(world);
}

let people: Person[] = [];

beforeAll(async () => {
  const world = createTestWorld();
  people = await Promise.all(VIEWERS.map((account) => world.signIn(account)));
  world.simulator.close();
});

/** Waits until the screen on show has loaded, and checks it at both sizes and in both themes. */
async function expectAccessibleInBothThemes(frame: Screen['frame'] = 'page'): Promise<void> {
  await expect.element(page.getByCss('h1').first()).toBeInTheDocument();
  if (frame === 'modal') await expect.element(page.getByCss('dialog[open] h2').first()).toBeVisible();
  // Charts are loaded with the first scroll.
  scrollTo(0, 300);
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"], [aria-label="Loading"]').length).toBe(0);
  scrollTo(0, 0);
  await inTheme('dark');
  await step('at a desk, dark', () => expectAccessible('colours'));
  await inTheme('light');
  await lookAt('the screen');
}

test.for(PUBLIC_PATHS)('%s is accessible, in light and dark', async (path) => {
  await renderScreen(path);
  await expectAccessibleInBothThemes();
});

test.for(Object.keys(SCREENS) as ScreenName[])('%s is accessible, in light and dark', async (name) => {
  const viewer = people.findIndex(({ user }) => isAllowed(user, SCREENS[name]).ok);
  expect(viewer, 'one of the viewers may open it').not.toBe(-1);
  const world = createTestWorld();
  const path = await addressOf(name, world);
  expect(path, 'its address is complete').not.toContain('{');
  await renderScreen(path, { as: VIEWERS[viewer]!, world });
  await expectAccessibleInBothThemes(SCREENS[name].frame);
});

test.for([
  ['the dashboard of an agent', 'agent', '/d/dashboard'],
  ['a list without a match', 'manager', '/d/tickets/0?search=nobody-is-called-so'],
  ['the question before signing out', 'manager', '/d/logout'],
])('%s is accessible, in light and dark', async ([, account, path]) => {
  await renderScreen(path!, { as: account! });
  await expectAccessibleInBothThemes();
});

test('a sign-in with errors is accessible, in light and dark', async () => {
  await renderScreen('/d/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByText('Please complete this field').first()).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('the account menu is accessible, in light and dark', async () => {
  await renderScreen('/d/tickets/0', { as: 'manager' });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expectAccessible();
  await inTheme('dark');
  await expectAccessible();
});
