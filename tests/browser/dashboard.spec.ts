import { addDays } from '@muara/contract/rules/dates/add-days';
import { stopClock } from './support/clock.ts';
import { expect, expectLive, test } from './support/fixtures.ts';
import { counterSale, vvipSale } from '../support/stages/sales.ts';
import { heard, painted } from './support/tickets.ts';
import { goTo } from './support/walk.ts';

test.describe('the counters', () => {
  test('badges and counters say how many wait of what, lead to the list of just those, and move with a sale elsewhere', async ({
    page,
    world,
  }) => {
    const manager = await world.signIn('manager');
    await manager.open(page);
    await test.step('the badges of the menu say how many of what', async () => {
      const { refund_request: refunds, cancel_request: voids, upcoming_vvip: upcoming } = manager.user.bubble;
      const menu = page.getByRole('navigation', { name: 'Main' });
      const tickets = menu.getByRole('button', { name: /^Tickets/ });
      // Requests and trips to come are not the same thing: their sum is neither.
      await expect(tickets).not.toHaveAccessibleName(new RegExp(`${refunds + voids + upcoming} open requests`));
      await tickets.click();
      await expect(menu.getByRole('link', { name: 'Normal' })).toHaveAccessibleName(
        `Normal ${refunds + voids} open requests`,
      );
      await expect(menu.getByRole('link', { name: 'VVIP' })).toHaveAccessibleName(`VVIP ${upcoming} upcoming`);
    });

    await test.step('bookings that wait lead to the list of just those', async () => {
      const { total } = await manager.call.listBookings({ query: { vvip_charter: 0, status: 'pending' } });
      const counter = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /Pending VVIP/ });
      await expect(counter).toContainText(String(total));
      await counter.click();
      await expect(page).toHaveURL(/\/d\/booking\/0\?status=pending$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Booking Management (VVIP)' })).toBeVisible();
    });

    for (const [name, list, type, chip] of [
      ['Refund requests', 0, 'refund-request', 'Type: Refund Request'],
      ['Upcoming VVIP', 1, 'upcoming', 'Type: Upcoming'],
    ] as const) {
      await test.step(`${name} leads to the list of just those, and the filter is kept`, async () => {
        const { total } = await manager.call.listTickets({ query: { ticket_type: list, type } });
        await goTo(page, '/d/dashboard');
        const counter = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: new RegExp(name) });
        await expect(counter).toContainText(String(total));
        await counter.click();
        await expect(page).toHaveURL(new RegExp(`/d/tickets/${list}\\?type=${type}$`));
        await expect(page.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
        await expect(page.getByText(total === 1 ? '1 ticket' : `${total} tickets`, { exact: true })).toBeVisible();
        await page.goto(`/d/tickets/${list}`);
        await expect(page).toHaveURL(new RegExp(`\\?type=${type}$`));
      });
    }

    await test.step('void requests of purchases and of single tickets lead to the inbox, which counts as many', async () => {
      const { counts } = await manager.call.listApprovals({ query: { kind: 'void' } });
      await goTo(page, '/d/dashboard');
      const counter = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /Void requests/ });
      await expect(counter).toContainText(String(counts.void));
      await counter.click();
      await expect(page).toHaveURL(/\/d\/approvals\?kind=void$/);
    });

    await test.step('a VVIP party that is sold elsewhere moves its counter at once', async () => {
      const [cashier, today] = await Promise.all([world.signIn('cashier'), world.today()]);
      await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
      const { upcoming_vvip: upcoming } = manager.user.bubble;
      await goTo(page, '/d/dashboard');
      await expectLive(page);
      const counter = page.getByRole('link', { name: /Upcoming VVIP/ });
      await expect(counter).toContainText(String(upcoming));
      await cashier.call.generateTicket({ body: vvipSale(addDays(today, 1)) });
      await expect(counter).toContainText(String(upcoming + 1));
    });
  });
});

test.describe('the figures of the staff', () => {
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
        const { name, total, total_passenger: heads } = shares[0]!;
        await expect(table.getByRole('row').nth(1)).toContainText(
          `${name}${total.toFixed(1)}%${heads.toLocaleString('en-MY')}`,
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
      for (const caption of [
        'Weekly Sales',
        'Weekly Passenger',
        ...jettys.map(({ name }) => `Weekly Sales – ${name}`),
      ]) {
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

  test('who sees what: activities with Audit/View only, the three best cashiers that they are, and names that lead nowhere', async ({
    page,
    context,
    world,
  }) => {
    const supervisor = await world.signIn('supervisor');
    const { top_3_cashiers: best } = await supervisor.call.getDashboard();
    const accounts = {
      'Aisyah Rahman': 'cashier',
      'Suraya Hashim': 'cashier2',
      'Jason Ong': 'cashier3',
      'Devi Maniam': 'cashier4',
    };
    const entries = Object.entries(accounts);
    const first = entries.find(([name]) => name === best![0]!.name)!;
    const other = entries.find(([name]) => best!.every((cashier) => cashier.name !== name))!;
    await test.step('Recent Activities is there with Audit/View', async () => {
      await supervisor.open(page);
      await expect(page.getByRole('region', { name: 'Recent Activities' }).getByRole('listitem').first()).toBeVisible();
    });

    await test.step('one of the three best cashiers gets a message', async () => {
      const winner = await context.newPage();
      await (await world.signIn(first[1])).open(winner);
      await expect(winner.getByText('Looks like you are in the top 3!')).toBeVisible();
      await winner.close();
    });

    const tab = await context.newPage();
    await test.step('the others are not', async () => {
      await (await world.signIn(other[1])).open(tab);
      await expect(tab.getByRole('region', { name: 'Top 3 cashiers' }).getByRole('listitem')).toHaveCount(3);
      await expect(tab.getByText('Looks like you are in the top 3!')).toBeHidden();
    });

    await test.step('Recent Activities is not there without Audit/View', async () => {
      await expect(tab.getByRole('region', { name: 'Top 3 cashiers' })).toBeVisible();
      await expect(tab.getByRole('region', { name: 'Recent Activities' })).toBeHidden();
    });

    await test.step('without the right to see the log the names are names', async () => {
      const podium = tab.getByRole('region', { name: 'Top 3 cashiers' });
      await expect(podium.getByText(best![0]!.name)).toBeVisible();
      await expect(podium.getByRole('link')).toHaveCount(0);
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

  test('figures that fail to load show the words of the server and a retry', async ({ page, world, complaints }) => {
    complaints.allow(/500/);
    const manager = await world.signIn('manager');
    await world.addFault({ operationId: 'getDashboard', rate: 1, code: 'internal_error' });
    await manager.open(page);
    await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region', { name: 'Top 3 cashiers' })).toBeVisible();
  });
});

test('an agent sees the own tickets and purchases, and nothing of the house', async ({ page, world }) => {
  const agent = await world.signIn('agent');
  const { tickets, purchases } = await agent.call.getDashboard();
  await agent.open(page);
  const shares = page.getByRole('table', { name: 'My Tickets' });
  for (const [index, label] of tickets!.labels.entries()) {
    await expect(shares.getByRole('row', { name: label })).toContainText(`${tickets!.percentage[index]}%`);
  }
  await expect(page.getByRole('table', { name: 'My Purchases' }).getByRole('row')).toHaveCount(
    purchases!.labels.length + 1,
  );
  for (const name of ['To do', 'Top 3 cashiers', 'Recent Activities', 'Platforms']) {
    await expect(page.getByRole('region', { name })).toBeHidden();
  }
});
