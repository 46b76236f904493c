import { addDays } from '@muara/contract/rules/dates/add-days';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { goTo, step, textsOf } from '@testing/actions.ts';
import { expectLive, passThrottle } from '@testing/looks.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { counterSale, vvipSale } from '../../../../tests/support/stages/sales.ts';

describe('the counters', () => {
  test('badges and counters say how many wait of what, lead to the list of just those, and move with a sale elsewhere', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await renderScreen('/d/dashboard', { as: manager, world });
    await step('the badges of the menu say how many of what', async () => {
      const { refund_request: refunds, cancel_request: voids, upcoming_vvip: upcoming } = manager.user.bubble;
      const menu = page.getByRole('navigation', { name: 'Main' });
      const tickets = menu.getByRole('button', { name: /^Tickets/ });
      // Requests and trips to come are not the same thing: their sum is neither.
      await expect.element(tickets).not.toHaveAccessibleName(new RegExp(`${refunds + voids + upcoming} open requests`));
      await tickets.click();
      await expect
        .element(menu.getByRole('link', { name: 'Normal' }))
        .toHaveAccessibleName(`Normal ${refunds + voids} open requests`);
      await expect.element(menu.getByRole('link', { name: 'VVIP' })).toHaveAccessibleName(`VVIP ${upcoming} upcoming`);
    });

    await step('bookings that wait lead to the list of just those', async () => {
      const { total } = await manager.call.listBookings({ query: { vvip_charter: 0, status: 'pending' } });
      const counter = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /Pending VVIP/ });
      await expect.element(counter).toHaveTextContent(String(total));
      await counter.click();
      await expect.poll(shownPath).toMatch(/\/d\/booking\/0\?status=pending$/);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Booking Management (VVIP)' })).toBeVisible();
    });

    for (const [name, list, type, chip] of [
      ['Refund requests', 0, 'refund-request', 'Type: Refund Request'],
      ['Upcoming VVIP', 1, 'upcoming', 'Type: Upcoming'],
    ] as const) {
      await step(`${name} leads to the list of just those, and the filter is kept`, async () => {
        const { total } = await manager.call.listTickets({ query: { ticket_type: list, type } });
        await goTo('/d/dashboard');
        const counter = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: new RegExp(name) });
        await expect.element(counter).toHaveTextContent(String(total));
        await counter.click();
        await expect.poll(shownPath).toMatch(new RegExp(`^/d/tickets/${list}\\?type=${type}$`));
        await expect.element(page.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
        await expect.element(page.getByText(new RegExp(`^${total} tickets?$`))).toBeVisible();
        await openPath(`/d/tickets/${list}`);
        await expect.poll(shownPath).toMatch(new RegExp(`\\?type=${type}$`));
      });
    }

    await step('void requests of purchases and of single tickets lead to the inbox, which counts as many', async () => {
      const { counts } = await manager.call.listApprovals({ query: { kind: 'void' } });
      await goTo('/d/dashboard');
      const counter = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /Void requests/ });
      await expect.element(counter).toHaveTextContent(String(counts.void));
      await counter.click();
      await expect.poll(shownPath).toMatch(/\/d\/approvals\?kind=void$/);
    });

    await step('a VVIP party that is sold elsewhere moves its counter at once', async () => {
      const [cashier, today] = await Promise.all([world.signIn('cashier'), world.today()]);
      await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
      const { upcoming_vvip: upcoming } = manager.user.bubble;
      await goTo('/d/dashboard');
      await expectLive();
      const counter = page.getByRole('link', { name: /Upcoming VVIP/ });
      await expect.element(counter).toHaveTextContent(String(upcoming));
      await cashier.call.generateTicket({ body: vvipSale(addDays(today, 1)) });
      passThrottle(world);
      await expect.element(counter).toHaveTextContent(String(upcoming + 1));
    });
  });
});

describe('the figures of the staff', () => {
  test('who sees what: activities with Audit/View only, the three best cashiers that they are, and names that lead nowhere', async () => {
    const world = createTestWorld();
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
    await step('Recent Activities is there with Audit/View', async () => {
      await renderScreen('/d/dashboard', { as: supervisor, world });
      await expect
        .element(page.getByRole('region', { name: 'Recent Activities' }).getByRole('listitem').first())
        .toBeVisible();
    });

    await step('one of the three best cashiers gets a message', async () => {
      await renderScreen('/d/dashboard', { as: first[1], world });
      await expect.element(page.getByText('Looks like you are in the top 3!')).toBeVisible();
    });
    await step('the others are not', async () => {
      await renderScreen('/d/dashboard', { as: other[1], world });
      await expect.element(page.getByRole('region', { name: 'Top 3 cashiers' }).getByRole('listitem')).toHaveLength(3);
      await expect.element(page.getByText('Looks like you are in the top 3!')).not.toBeInTheDocument();
    });

    await step('Recent Activities is not there without Audit/View', async () => {
      await expect.element(page.getByRole('region', { name: 'Top 3 cashiers' })).toBeVisible();
      await expect.element(page.getByRole('region', { name: 'Recent Activities' })).not.toBeInTheDocument();
    });

    await step('without the right to see the log the names are names', async () => {
      const podium = page.getByRole('region', { name: 'Top 3 cashiers' });
      await expect.element(podium.getByText(best![0]!.name)).toBeVisible();
      await expect.element(podium.getByRole('link')).not.toBeInTheDocument();
    });
  });

  test('figures that fail to load show the words of the server and a retry', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await world.addFault({ operationId: 'getDashboard', rate: 1, code: 'internal_error' });
    await renderScreen('/d/dashboard', { as: manager, world });
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('region', { name: 'Top 3 cashiers' })).toBeVisible();
  });
});

test('live activities come to the top one at a time, and wait while somebody points at the list', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await renderScreen('/d/dashboard', { as: 'manager', world });
  await expectLive();
  const feed = page.getByRole('region', { name: 'Recent Activities' });
  const top = feed.getByRole('listitem').first();
  await expect.element(top).toBeVisible();
  world.clock.stop();
  const codes: string[] = [];
  for (const adults of [1, 2, 3]) {
    const amount = adults * 30;
    const body = counterSale({ total_adult: adults, total_child: 0, amount, cash_in: amount, cash_out: 0 });
    codes.push((await cashier.call.generateTicket({ body })).ticket!.code);
  }
  const [first, second, third] = codes as [string, string, string];
  world.clock.pass(100);
  await nextFrame();
  expect(textsOf(feed)[0]).not.toMatch(new RegExp(codes.join('|')));
  world.clock.pass(1_100);
  await expect.element(top).toHaveTextContent(`Created ticket ${first}`);
  expect(textsOf(feed)[0]).not.toContain(second);
  await userEvent.hover(feed.getByRole('list'));
  world.clock.pass(5_000);
  await nextFrame();
  expect(textsOf(feed)[0]).not.toContain(second);
  await userEvent.unhover(feed.getByRole('list'));
  world.clock.pass(1_100);
  await expect.element(top).toHaveTextContent(second);
  world.clock.pass(1_100);
  await expect.element(top).toHaveTextContent(third);
});

test('an agent sees the own tickets and purchases, and nothing of the house', async () => {
  const world = createTestWorld();
  const agent = await world.signIn('agent');
  const { tickets, purchases } = await agent.call.getDashboard();
  await renderScreen('/d/dashboard', { as: agent, world });
  const shares = page.getByRole('table', { name: 'My Tickets' });
  for (const [index, label] of tickets!.labels.entries()) {
    await expect.element(shares.getByRole('row', { name: label })).toHaveTextContent(`${tickets!.percentage[index]}%`);
  }
  await expect
    .element(page.getByRole('table', { name: 'My Purchases' }).getByRole('row'))
    .toHaveLength(purchases!.labels.length + 1);
  for (const name of ['To do', 'Top 3 cashiers', 'Recent Activities', 'Platforms']) {
    await expect.element(page.getByRole('region', { name })).not.toBeInTheDocument();
  }
});
