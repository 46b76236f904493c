import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { expectTexts, step, textsOf } from '@testing/actions.ts';
import { expectAccessible } from '@testing/looks.ts';
import { holdRequests } from '@testing/network.ts';
import { atGate, boardTyped, button, passResult, placesLeft, result, scanWithGun, typeCode } from '@testing/gate.ts';
import { aboardOf, adults, sellAtCounter } from '../../../../tests/support/stages/gate.ts';

const sendingAgain = () => page.getByRole('alertdialog', { name: 'Sending again…' });

/** The app waits no longer than this before it sends a validation again. */
const LONGEST_RETRY_MS = 4_000;

const loseCall = (): Response => {
  throw new TypeError('Failed to fetch');
};
const loseResponse = async (forward: () => Promise<Response>): Promise<Response> => {
  await forward();
  return loseCall();
};

/** Lets the delays before each retry pass, until so many places are left and nothing is sent again. */
async function untilSent(world: TestWorld, places: string): Promise<void> {
  const isSending = () => sendingAgain().query() !== null;
  await expect
    .poll(
      () => {
        if (isSending()) world.clock.pass(LONGEST_RETRY_MS);
        return { places: textsOf(placesLeft()), isSending: isSending() };
      },
      { interval: 20 },
    )
    .toEqual({ places: [places], isSending: false });
}

test('an answer that is lost is asked for again, and nobody boards twice', async () => {
  const world = createTestWorld();
  const [party] = await sellAtCounter(world, adults(3));
  const csa = await atGate(world);
  for (let turn = 0; turn < 2; turn += 1) world.interceptOnce('validateTicket', loseResponse);
  await typeCode(party!.code);
  await button(result('Ready to board'), 'Validate').click();
  await expect.element(sendingAgain()).toHaveTextContent('Nobody will be boarded twice');
  await untilSent(world, '37');
  await expect.element(page.getByText('3 boarded').first()).toBeVisible();
  expect(await aboardOf(csa, party!.code)).toBe(3);
  const sent = await world.journal('validateTicket');
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sent.map(({ body }) => (body as { _: string })._)).size).toBe(1);
  expect((await csa.call.getOpenTrip()).trip_validated).toBe(3);
});

test('a reload in the middle sends the same validation again', async () => {
  const world = createTestWorld();
  const [party, next] = await sellAtCounter(world, adults(3), adults(1));
  const csa = await atGate(world);
  world.intercept('validateTicket', loseResponse);
  await typeCode(party!.code);
  await button(result('Ready to board'), 'Validate').click();
  await expect.element(sendingAgain()).toBeVisible();
  await expectAccessible();
  const { hold, release } = holdRequests();
  world.intercept('validateTicket', hold);
  await openPath(shownPath());
  await expect.element(sendingAgain(), { message: 'before the first answer' }).toBeVisible();
  release();
  await untilSent(world, '37');
  await passResult(world);
  await button(page, 'Scan').click();
  await boardTyped(world, next!.code);
  await expectTexts(placesLeft(), '36');
  expect((await csa.call.getOpenTrip()).trip_validated).toBe(4);
});

test('a phone that is online again asks at once, without another pause', async () => {
  const world = createTestWorld();
  const [party] = await sellAtCounter(world, adults(3));
  await atGate(world);
  world.clock.stop();
  world.interceptOnce('validateTicket', loseResponse);
  await typeCode(party!.code);
  await button(result('Ready to board'), 'Validate').click();
  await expect.element(sendingAgain()).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(sendingAgain()).not.toBeInTheDocument();
  await expectTexts(placesLeft(), '37');
});

test('a server that fails is asked again; the crew can stop, and the count is the one of the server', async () => {
  const world = createTestWorld();
  const [party] = await sellAtCounter(world, adults(3));
  await atGate(world);
  await world.addFault({ operationId: 'validateTicket', rate: 1, code: 'internal_error' });
  await typeCode(party!.code);
  await button(result('Ready to board'), 'Validate').click();
  // What fails once is tried again without a word.
  await expect.poll(() => world.journal('validateTicket')).toHaveLength(1);
  world.clock.pass(LONGEST_RETRY_MS);
  await expect.element(sendingAgain()).toHaveTextContent('Something went wrong');
  await button(sendingAgain(), 'Stop trying').click();
  await expect.element(page.getByText('Scan the ticket again to check whether it was validated.')).toBeVisible();
  await world.clearFaults();
  await expectTexts(placesLeft(), '40');
  await typeCode(party!.code);
  await expect.element(result('Ready to board')).toHaveTextContent('0 of 3 aboard');
});

test('an undo and a start whose answers are lost take effect once', async () => {
  const world = createTestWorld();
  const [first, second] = await sellAtCounter(world, adults(2), adults(1));
  const csa = await atGate(world);
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });

  await step('an undo', async () => {
    await boardTyped(world, first!.code);
    world.interceptOnce('undoValidation', loseResponse);
    await button(page, /^Undo boarding/).click();
    await expect.element(modal).toHaveTextContent('Failed to fetch');
    await button(modal, 'Ok').click();
    await expect.element(modal).not.toBeInTheDocument();
    await button(page, /^Undo boarding/).click();
    await expect.element(page.getByText('Validation undone')).toBeVisible();
    await expectTexts(placesLeft(), '40');
    expect(await aboardOf(csa, first!.code)).toBe(0);
  });

  await step('a start', async () => {
    await boardTyped(world, second!.code);
    await button(page, 'Back to trip').click();
    world.interceptOnce('startTrip', loseResponse);
    const confirm = page.getByRole('alertdialog', { name: 'Start Trip' });
    await button(page, 'Start Trip').click();
    await button(confirm, 'Start Trip').click();
    await expect.element(modal).toHaveTextContent('Failed to fetch');
    await button(modal, 'Ok').click();
    await expect.element(modal).not.toBeInTheDocument();
    await expect.element(button(page, 'Start Trip')).not.toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Start Trip').click();
    await expect.element(confirm).toHaveTextContent('Passengers aboard: 1');
    await button(confirm, 'Start Trip').click();
    await expect.element(page.getByText('Trip created')).toBeVisible();
    const { data } = await csa.call.listTrips({ query: { search: 'MLK 101' } });
    expect(data.filter(({ state }) => state === 'running')).toHaveLength(1);
  });
});

test('a network that fails in the middle of fifty scans loses nobody and boards nobody twice', async () => {
  const world = createTestWorld();
  const sold = await sellAtCounter(world, ...Array.from({ length: 50 }, () => adults(1)));
  const csa = await atGate(world, { places: '60' });
  let calls = 0;
  // One call in five never arrives, and of one in five the response is lost.
  world.intercept('validateTicket', (forward) => {
    calls += 1;
    if (calls % 5 === 2) return loseCall();
    return calls % 5 === 4 ? loseResponse(forward) : forward();
  });
  for (const [index, { code }] of sold.entries()) {
    await scanWithGun(code);
    await button(result('Ready to board'), 'Validate').click();
    await untilSent(world, String(59 - index));
  }
  expect(calls).toBeGreaterThan(70);
  const { trip_validated: aboard, session } = await csa.call.getOpenTrip();
  expect([aboard, session?.remaining_passenger]).toEqual([50, 10]);
  for (const { code } of sold) expect(await aboardOf(csa, code)).toBe(1);
});
