import { stopClock } from './support/clock.ts';
import { expect, expectLive, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';
import { heard } from './support/tickets.ts';

test('live activities come to the top one at a time, and wait while somebody points at the list', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const messages = heard(page, 'activity-log');
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await manager.open(page);
  await expectLive(page);
  const feed = page.getByRole('region', { name: 'Recent Activities' });
  const top = feed.getByRole('listitem').first();
  await expect(top).toBeVisible();
  await stopClock(page);
  const codes: string[] = [];
  for (const adults of [1, 2, 3]) {
    const amount = adults * 30;
    const body = counterSale({ total_adult: adults, total_child: 0, amount, cash_in: amount, cash_out: 0 });
    codes.push((await cashier.call.generateTicket({ body })).ticket!.code);
  }
  await expect.poll(() => messages.length).toBeGreaterThanOrEqual(3);
  await page.clock.runFor(100);
  for (const code of codes) await expect(feed).not.toContainText(code);
  await page.clock.runFor(1_100);
  await expect(top).toContainText(`Created ticket ${codes[0]}`);
  await expect(feed).not.toContainText(codes[1]!);
  await feed.getByRole('list').hover();
  await page.clock.runFor(5_000);
  await expect(feed).not.toContainText(codes[1]!);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_100);
  await expect(top).toContainText(codes[1]!);
  await page.clock.runFor(1_100);
  await expect(top).toContainText(codes[2]!);
});
