import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import {
  aboardOf,
  adults,
  atGate,
  boardTyped,
  button,
  codeField,
  placesLeft,
  result,
  sellAtCounter,
  typeCode,
} from './support/gate.ts';
import { scanWithGun } from './support/scanner-gun.ts';

const VALIDATE = '**/api/tickets/validate';
const sendingAgain = (page: Page) => page.getByRole('alertdialog', { name: 'Sending again…' });

test.beforeEach(({ complaints }) => complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|WebSocket|500/));

/** Lets the server do what it is asked, and loses its answer, while `isLost` says so. */
const loseAnswers = (page: Page, isLost: () => boolean) =>
  page.route(VALIDATE, async (route) => {
    if (!isLost()) return route.continue();
    await route.fetch().catch(() => undefined);
    // The page may have gone meanwhile.
    await route.abort().catch(() => undefined);
  });

test('an answer that is lost is asked for again, and nobody boards twice', async ({ page, world }) => {
  const [party] = await sellAtCounter(world, adults(3));
  const csa = await atGate(page, world);
  let calls = 0;
  await loseAnswers(page, () => (calls += 1) <= 2);
  await typeCode(page, party!.code);
  await button(result(page, 'Ready to board'), 'Validate').click();
  await expect(sendingAgain(page)).toContainText('Nobody will be boarded twice');
  await expect(page.getByText('3 boarded').first()).toBeVisible();
  await expect(sendingAgain(page)).toBeHidden();
  await expect(placesLeft(page)).toHaveText('37');
  expect(await aboardOf(csa, party!.code)).toBe(3);
  const sent = await world.journal('validateTicket');
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sent.map(({ body }) => (body as { _: string })._)).size).toBe(1);
  expect((await csa.call.getOpenTrip()).trip_validated).toBe(3);
});

test('a reload in the middle sends the same validation again', async ({ page, world }) => {
  const [party, next] = await sellAtCounter(world, adults(3), adults(1));
  const csa = await atGate(page, world);
  let isDown = true;
  await loseAnswers(page, () => isDown);
  await typeCode(page, party!.code);
  await button(result(page, 'Ready to board'), 'Validate').click();
  await expect(sendingAgain(page)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(sendingAgain(page)).toBeVisible();
  isDown = false;
  await expect(sendingAgain(page)).toBeHidden();
  await expect(placesLeft(page)).toHaveText('37');
  await button(page, 'Scan').click();
  await boardTyped(page, next!.code);
  await expect(placesLeft(page)).toHaveText('36');
  expect((await csa.call.getOpenTrip()).trip_validated).toBe(4);
});

test('a server that fails is asked again; the crew can stop, and the count is the one of the server', async ({
  page,
  world,
}) => {
  const [party] = await sellAtCounter(world, adults(3));
  await atGate(page, world);
  await world.addFault({ operationId: 'validateTicket', rate: 1, code: 'internal_error' });
  await typeCode(page, party!.code);
  await button(result(page, 'Ready to board'), 'Validate').click();
  await expect(sendingAgain(page)).toContainText('Something went wrong');
  await button(sendingAgain(page), 'Stop trying').click();
  await expect(page.getByText('Scan the ticket again to check whether it was validated.')).toBeVisible();
  await world.clearFaults();
  await expect(placesLeft(page)).toHaveText('40');
  await typeCode(page, party!.code);
  await expect(result(page, 'Ready to board')).toContainText('0 of 3 aboard');
});

test('an undo and a start whose answers are lost take effect once', async ({ page, world, complaints }) => {
  complaints.allow(/422/);
  const [first, second] = await sellAtCounter(world, adults(2), adults(1));
  const csa = await atGate(page, world);
  const loseOnce = (operation: string) =>
    page.route(
      `**/api/tickets/${operation}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });

  await test.step('an undo', async () => {
    await boardTyped(page, first!.code);
    await loseOnce('undo_validation');
    await button(page, /^Undo boarding/).click();
    await expect(modal).toContainText('Failed to fetch');
    await button(modal, 'Ok').click();
    await button(page, /^Undo boarding/).click();
    await expect(page.getByText('Validation undone')).toBeVisible();
    await expect(placesLeft(page)).toHaveText('40');
    expect(await aboardOf(csa, first!.code)).toBe(0);
  });

  await test.step('a start', async () => {
    await boardTyped(page, second!.code);
    await button(page, 'Back to trip').click();
    await loseOnce('trip/add');
    const confirm = page.getByRole('alertdialog', { name: 'Start Trip' });
    await button(page, 'Start Trip').click();
    await button(confirm, 'Start Trip').click();
    await expect(modal).toContainText('Failed to fetch');
    await button(modal, 'Ok').click();
    await button(page, 'Start Trip').click();
    await expect(confirm).toContainText('Passengers aboard: 1');
    await button(confirm, 'Start Trip').click();
    await expect(page.getByText('Trip created')).toBeVisible();
    const { data } = await csa.call.listTrips({ query: { search: 'MLK 101' } });
    expect(data.filter(({ state }) => state === 'running')).toHaveLength(1);
  });
});

test('offline says so, keeps what was typed and sends nothing; back online the unanswered one comes first', async ({
  page,
  context,
  world,
}) => {
  const [party] = await sellAtCounter(world, adults(3));
  const csa = await atGate(page, world);
  await page.route(VALIDATE, (route) => route.abort(), { times: 1 });
  await typeCode(page, party!.code);
  await button(result(page, 'Ready to board'), 'Validate').click();
  await expect(sendingAgain(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog', { name: 'Oopss.. you are offline' })).toBeVisible();
  const before = (await world.journal('validateTicket')).length;
  await context.setOffline(false);
  await expect(placesLeft(page)).toHaveText('37');
  expect(await world.journal('validateTicket')).toHaveLength(before + 1);
  expect(await aboardOf(csa, party!.code)).toBe(3);

  await test.step('what was typed is there afterwards', async () => {
    await expect(page.getByRole('dialog')).toBeHidden();
    await codeField(page).fill('MRCHALF');
    await context.setOffline(true);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    const scans = (await world.journal('scanTicket')).length;
    await page.keyboard.press('Enter');
    await context.setOffline(false);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(codeField(page)).toHaveValue('MRCHALF');
    expect(await world.journal('scanTicket')).toHaveLength(scans);
  });
});

test('a network that fails in the middle of fifty scans loses nobody and boards nobody twice', async ({
  page,
  world,
}) => {
  test.setTimeout(240_000);
  await page.clock.install({ time: new Date(`${await world.today()}T10:00:00+08:00`) });
  const sold = await sellAtCounter(world, ...Array.from({ length: 50 }, () => adults(1)));
  const csa = await atGate(page, world, { places: '60' });
  let calls = 0;
  // One call in five never arrives, and of one in five the answer is lost.
  await page.route(VALIDATE, async (route) => {
    calls += 1;
    if (calls % 5 === 2) return route.abort();
    if (calls % 5 !== 4) return route.continue();
    await route.fetch();
    await route.abort();
  });
  for (const [index, { code }] of sold.entries()) {
    await scanWithGun(page, code);
    await button(result(page, 'Ready to board'), 'Validate').click();
    await expect(placesLeft(page)).toHaveText(String(59 - index));
    await expect(sendingAgain(page)).toBeHidden();
  }
  expect(calls).toBeGreaterThan(70);
  const { trip_validated: aboard, session } = await csa.call.getOpenTrip();
  expect([aboard, session?.remaining_passenger]).toEqual([50, 10]);
  for (const { code } of sold) expect(await aboardOf(csa, code)).toBe(1);
});
