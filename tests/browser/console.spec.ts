import { expect, expectAccessible, test } from './support/fixtures.ts';

const VIEWS = ['Calls', 'Time', 'Faults', 'Mails', 'Papers', 'Realtime', 'Rights'];
/** Views that belong to no world. */
const GLOBAL = ['Worlds', 'Runs'];
const LARGE = ['Faults', 'Rights'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test('every view of the console is accessible and fits at three widths, in both themes', async ({ page, world }) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.call.listTickets({ query: {} });
  await manager.call.forgotPassword({ body: { email: 'cashier@muara.test', platform: 'web_app' } });
  await world.addFault({ operationId: 'generateTicket', code: 'slot_fully_booked' });
  for (const view of [...GLOBAL, ...VIEWS]) {
    await page.setViewportSize(SIZES[0]!);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(
      GLOBAL.includes(view) ? `/__sim/${view.toLowerCase()}` : `/__sim/w/${world.name}/${view.toLowerCase()}`,
    );
    await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible();
    // Tables of all operations have thousands of cells, one like the other.
    if (LARGE.includes(view)) await page.getByRole('searchbox', { name: 'Search operations' }).fill('addUser');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'colours');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${view} fits`)
        .toBe(true);
    }
    await expectAccessible(page);
  }
});

test('a tester makes a world, breaks a call, sees it refused and moves the clock, by keyboard alone', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/404/);
  const name = `${world.name}-keys`;
  await page.goto('/__sim/');
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible();
  await page.getByRole('button', { name: 'New world' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Calls' })).toBeVisible();

  await page.getByRole('link', { name: 'Faults' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Search operations' }).focus();
  await page.keyboard.type('getSalePackages');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Refuse: getSalePackages' })).toHaveAttribute('aria-pressed', 'true');
  const answer = await fetch(new URL(`/w/${name}/tickets/packages`, page.url()));
  expect(answer.status).toBe(500);
  await expect(page.getByText('struck 1 of 1')).toBeVisible();

  await page.getByRole('link', { name: 'Calls' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /getSalePackages/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Call 1' })).toContainText('A fault made this answer.');

  await page.getByRole('link', { name: 'Time', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Five past midnight' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('00:05:00');

  await fetch(new URL(`/__sim/worlds/${name}`, page.url()), { method: 'DELETE' });
  await expect(page.getByRole('alert')).toContainText(`The world ${name} was deleted.`);
});
