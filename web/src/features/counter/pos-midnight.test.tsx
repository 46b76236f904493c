import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { passThrottle } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { atTill, fillSale, nextSale, openDrawer, payCash, toCheckout } from '@testing/till.ts';

const order = () => page.getByRole('complementary', { name: 'Order' });
const MINUTE_MS = 60_000;

/** A till two minutes before midnight, with the same time on its computer as on the server. */
async function lateTill(): Promise<TestWorld> {
  const world = createTestWorld({ at: '2026-03-10T23:58:00+08:00' });
  await atTill(world);
  return world;
}

test('a till over midnight goes on with the new day automatically, in mid-sale too', async () => {
  const world = await lateTill();
  await fillSale();
  await expect.element(order()).toHaveTextContent('10 Mar 2026');
  world.clock.pass(5 * MINUTE_MS);
  await expect.element(order()).toHaveTextContent('11 Mar 2026');
  await expect.element(page.getByText(/It is past midnight\. The sale is now for /)).toBeVisible();
  await toCheckout();
  const code = await payCash();
  const manager = await world.signIn('manager');
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  expect(ticket.depart_date).toBe('2026-03-11');

  await nextSale();
  await expect.element(page.getByText(/For today, /)).toHaveTextContent('11 Mar 2026');
});

test('a browser whose clock is behind, and that hears nothing, learns of the new day from the next response', async () => {
  const world = await lateTill();
  await world.cut(3003);
  await fillSale();
  await toCheckout();
  await world.advance('PT5M');
  await (await openDrawer()).getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText(/It is past midnight\. The sale is now for /)).toBeVisible();
  await expect.element(order()).toHaveTextContent('11 Mar 2026');
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Checkout/ })
    .click();
  await payCash();
});

test('when the clock of the server is set back, an untouched sale follows, and one that was begun keeps its day', async () => {
  const world = createTestWorld({ at: '2026-03-11T00:05:00+08:00' });
  const manager = await world.signIn('manager');
  const tellDay = async (now: string, name: string) => {
    await world.freeze(now);
    // The till reads its packages again, and with them the day.
    await manager.call.editPackage({ body: { id: 1, name } });
    passThrottle(world);
    await expect.element(page.getByText(name).first()).toBeVisible();
    await nextFrame();
  };
  await atTill(world);
  const forToday = page.getByText(/For today, /);
  await expect.element(forToday).toHaveTextContent('11 Mar 2026');
  await tellDay('2026-03-10T23:00:00+08:00', 'Early cruise');
  await expect.element(forToday).toHaveTextContent('10 Mar 2026');

  await fillSale();
  await expect.element(order()).toHaveTextContent('10 Mar 2026');
  await tellDay('2026-03-09T23:00:00+08:00', 'Later cruise');
  await expect.element(order()).toHaveTextContent('10 Mar 2026');
});
