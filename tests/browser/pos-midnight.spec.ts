import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { atTill, fillSale, nextSale, openDrawer, payCash, toCheckout } from './support/till.ts';
import type { World } from './support/world.ts';

const order = (page: Page) => page.getByRole('complementary', { name: 'Order' });
const shown = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** A till two minutes before midnight; the clocks of server and browser agree. */
async function lateTill(page: Page, world: World): Promise<void> {
  await world.freezeAt('23:58');
  await page.clock.install({ time: new Date(`${await world.today()}T23:58:00+08:00`) });
  await atTill(page, world);
}

test('a till over midnight goes on with the new day automatically, in mid-sale too', async ({ page, world }) => {
  test.slow();
  await lateTill(page, world);
  const before = await world.today();
  await fillSale(page);
  await expect(order(page)).toContainText(shown(before));
  await world.advance('PT5M');
  await page.clock.fastForward('05:00');
  const after = await world.today();
  expect(after > before).toBe(true);
  await expect(order(page)).toContainText(shown(after));
  await expect(page.getByText(/It is past midnight\. The sale is now for /)).toBeVisible();
  await toCheckout(page);
  const code = await payCash(page);
  const manager = await world.signIn('manager');
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  expect(ticket.depart_date).toBe(after);

  await nextSale(page);
  await expect(page.getByText(/For today, /)).toContainText(shown(after));
});

test('a browser whose clock is behind learns of the new day from the server', async ({ page, world, complaints }) => {
  complaints.allow(/422/);
  await lateTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  await world.advance('PT5M');
  const after = await world.today();
  await (await openDrawer(page)).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/It is past midnight\. The sale is now for /)).toBeVisible();
  await expect(order(page)).toContainText(shown(after));
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Checkout/ })
    .click();
  await payCash(page);
});
