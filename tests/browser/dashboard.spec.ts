import { stopClock } from './support/clock.ts';
import { expect, expectLive, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';
import { heard, painted } from './support/tickets.ts';

test('figures are those of the server, charts come on the first scroll, each leads to what is behind it', async ({
  page,
  world,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/dashboard/chart')) asked += 1;
  });
  const manager = await world.signIn('manager');
  const figures = await manager.call.getDashboard();
  await manager.open(page);
  await test.step('the podium, the places and the platforms are those of the server', async () => {
    const podium = page.getByRole('region', { name: 'Top 3 cashiers' });
    for (const [index, { name }] of figures.top_3_cashiers!.entries()) {
      await expect(podium.getByRole('listitem').nth(index)).toContainText(name);
    }
    await expect(podium).toContainText(figures.month);
    for (const [title, shares] of [
      ['Visitors by States', figures.states!],
      ['Visitors by Country', figures.countries!],
    ] as const) {
      const table = page.getByRole('region', { name: title }).getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(shares.length + 1);
      const { name, total, total_passenger: passengers } = shares[0]!;
      await expect(table.getByRole('row').nth(1)).toContainText(
        `${name}${total.toFixed(1)}%${passengers.toLocaleString('en-MY')}`,
      );
    }
    const platforms = page.getByRole('table', { name: 'Platforms' });
    for (const [index, label] of figures.platforms!.labels.entries()) {
      await expect(platforms.getByRole('row', { name: label })).toContainText(
        figures.platforms!.totals[index]!.toLocaleString('en-MY'),
      );
    }
  });

  await test.step('the charts are asked for on the first scroll, once', async () => {
    const { jettys } = await manager.call.getDashboardChart();
    await expect(page.getByRole('region', { name: 'Top 3 cashiers' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Weekly Sales', exact: true })).toBeAttached();
    await painted(page);
    expect(asked).toBe(0);
    await page.mouse.wheel(0, 300);
    for (const caption of ['Weekly Sales', 'Weekly Passenger', ...jettys.map(({ name }) => `Weekly Sales – ${name}`)]) {
      await expect(page.getByRole('table', { name: caption, exact: true }).getByRole('row')).toHaveCount(8);
    }
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, -900);
    await painted(page);
    expect(asked).toBe(1);
  });

  await test.step('the server has the figures reloaded', async () => {
    await expectLive(page);
    await expect(page.getByRole('region', { name: 'Platforms' })).toBeVisible();
    const again = page.waitForResponse(/\/api\/dashboard$/);
    await world.tell({ type: 'function', name: 'refresh_dashboard' }, manager.user.id);
    await again;
  });

  await test.step('figures lead to what is behind them, and say what they leave out', async () => {
    const best = figures.top_3_cashiers![0]!;
    await expect(page.getByRole('region', { name: 'Platforms' }).getByText('net of refunds and voids')).toBeVisible();
    await page.getByRole('table', { name: 'Platforms' }).getByRole('link', { name: 'K9 Terminal' }).click();
    await expect(page).toHaveURL(/\/d\/tickets\/0\?platform=terminal$/);
    await expect(page.getByRole('button', { name: 'Remove filter Platform: K9 Terminal' })).toBeVisible();
    await page.goBack();
    await page.getByRole('region', { name: 'Top 3 cashiers' }).getByRole('link', { name: best.name }).click();
    await expect(page).toHaveURL(new RegExp(`/d/audit\\?user_id=${best.id}$`));
    await expect(page.getByRole('button', { name: `Remove filter Staff: ${best.name}` })).toBeVisible();
  });
});

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
