import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
