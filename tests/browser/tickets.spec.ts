import { stopClock } from './support/clock.ts';
import { expect, expectLive, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';
import { codeOf, heard, painted, rowLink, rows } from './support/tickets.ts';
import { goTo } from './support/walk.ts';
import type { Person } from './support/person.ts';
import type { World } from './support/world.ts';

/** A cashier with a shift, who sells over the API. */
async function seller(world: World): Promise<Person> {
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  return cashier;
}

/** Sells once more. */
async function sell(cashier: Person): Promise<string> {
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  return ticket?.code ?? '';
}

test.describe('the list', () => {
  test('the address says what is listed: the type, filters to remove, a page; type and search are kept', async ({
    page,
    world,
  }) => {
    const manager = await world.signIn('manager');
    await manager.open(page);
    await test.step('each type has its title and its rows', async () => {
      for (const [type, title] of ['Normal', 'VVIP', 'Agents', 'Exhibition'].entries()) {
        await goTo(page, `/d/tickets/${type}`);
        await expect(page.getByRole('heading', { level: 1, name: `Tickets Management (${title})` })).toBeVisible();
        const { data, total } = await manager.call.listTickets({ query: { ticket_type: type as 0 | 1 | 2 | 3 } });
        await expect(page.getByText(`${total.toLocaleString('en-MY')} tickets`)).toBeVisible();
        await expect(rows(page)).toHaveCount(data.length);
        await expect(rows(page).first()).toContainText(data[0]!.code);
      }
    });

    await goTo(page, '/d/tickets/0?type=used&method=Cash&search=a');
    await test.step('each filter can be removed by its chip, and all by Reset', async () => {
      const chips = page.getByRole('list', { name: 'Active filters' });
      await expect(chips.getByRole('button')).toHaveText(['Search: a', 'Type: Used', 'Payment method: Cash', 'Reset']);
      await chips.getByRole('button', { name: 'Remove filter Payment method: Cash' }).click();
      await expect(page).toHaveURL(/\/d\/tickets\/0\?type=used&search=a$/);
      await chips.getByRole('button', { name: 'Reset' }).click();
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
      await expect(chips).toBeHidden();
    });

    await test.step('no match: says so, and Reset brings the rows back', async () => {
      await goTo(page, '/d/tickets/0?search=nobody-is-called-so');
      await expect(page.getByText('No matching tickets')).toBeVisible();
      await page.getByRole('button', { name: 'Reset' }).last().click();
      await expect(rows(page)).toHaveCount(20);
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
    });

    await test.step('a page past the end steps back to the last one', async () => {
      const { total } = await manager.call.listTickets({ query: {} });
      await goTo(page, '/d/tickets/0?page=900');
      await expect(page).toHaveURL(new RegExp(`\\?page=${Math.ceil(total / 20)}$`));
      await expect(rows(page)).toHaveCount(total % 20 || 20);
    });

    await test.step('the type and the search are kept in this browser until Reset', async () => {
      await goTo(page, '/d/tickets/0?type=used&search=a');
      await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
      await page.goto('/d/tickets/0');
      await expect(page).toHaveURL(/\?type=used&search=a$/);
      await page.getByRole('button', { name: 'Reset' }).first().click();
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
      // The address changes first; with the list that is under it the kept filter goes.
      await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden();
      await page.goto('/d/tickets/0');
      await expect(rows(page)).toHaveCount(20);
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
    });
  });

  test('the search waits for the end of typing, and asks once', async ({ page, world }) => {
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => {
      const search = new URL(request.url()).searchParams.get('search');
      if (search !== null) asked.push(search);
    });
    const manager = await world.signIn('manager');
    const { data } = await manager.call.listTickets({ query: { page: 3 } });
    const { code } = data[0]!;
    await manager.open(page, '/d/tickets/0');
    await expect(rows(page)).toHaveCount(20);
    await stopClock(page);
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(code);
    await page.clock.runFor(250);
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(rows(page)).toHaveCount(1);
    await expect(rowLink(page, code)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?search=${code}$`));
    expect(new Set(asked)).toEqual(new Set([code]));
  });

  test('the list is filtered, paged, and left by its links', async ({ page, context, world }) => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/tickets/0');
    await test.step('pages have addresses of their own, twenty rows each', async () => {
      await expect(rows(page)).toHaveCount(20);
      const first = await codeOf(rows(page).first());
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/\/d\/tickets\/0\?page=2$/);
      await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(rowLink(page, first)).toBeHidden();
      await expect(rows(page)).toHaveCount(20);
      await pages.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/\?page=3$/);
      await page.goBack();
      await page.goBack();
      await expect(rowLink(page, first)).toBeVisible();
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Used');
      await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/\?type=used&page=2$/);
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Refunded');
      await expect(page).toHaveURL(/\?type=refunded$/);
      await page.getByRole('button', { name: 'Reset' }).first().click();
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
    });

    await test.step('the address keeps the filters through a reload and Back', async () => {
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Refunded');
      await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Cash');
      const platform = page.getByRole('combobox', { name: 'Platform' });
      await expect(platform.getByRole('option', { name: 'Agent', exact: true })).toHaveCount(1);
      await platform.selectOption('Counter');
      await expect(page).toHaveURL(/\/d\/tickets\/0\?type=refunded&method=Cash&platform=counter$/);
      const filtersAreOn = async (): Promise<void> => {
        await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('refunded');
        await expect(page.getByRole('combobox', { name: 'Payment method' })).toHaveValue('Cash');
        await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveValue('counter');
        const wanted = { type: 'refunded', payment_method: 'Cash', platform: 'counter' } as const;
        const { total, data } = await manager.call.listTickets({ query: wanted });
        await expect(rows(page)).toHaveCount(data.length);
        await expect(page.getByText(total === 1 ? '1 ticket' : `${total} tickets`, { exact: true })).toBeVisible();
        for (const row of await rows(page).all()) await expect(row).toContainText('Refunded');
      };
      await filtersAreOn();
      await page.reload();
      await filtersAreOn();
      await rows(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: /^Ticket #/ })).toBeVisible();
      await page.goBack();
      await filtersAreOn();
      await page.getByRole('button', { name: 'Reset' }).first().click();
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
    });

    await test.step('a row is a link: a click opens the ticket, ctrl-click a tab of its own', async () => {
      await expect(rows(page)).toHaveCount(20);
      const code = await codeOf(rows(page).first());
      const opening = context.waitForEvent('page');
      await rowLink(page, code).click({ modifiers: ['Control'] });
      const tab = await opening;
      await expect(tab.getByRole('heading', { level: 1, name: `Ticket #${code}` })).toBeVisible();
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
      await tab.close();
      // The link covers its row.
      await rows(page).first().getByRole('cell').nth(3).click({ force: true });
      await expect(page).toHaveURL(new RegExp(`/d/tickets/0/${code}$`));
    });
  });
});

test.describe('the four states of the list', () => {
  test('what fails is said, and leads on: a fault of the server, an answer nobody can read, a code nobody sold', async ({
    page,
    world,
    complaints,
    conformance,
  }) => {
    complaints.allow(/500|404/);
    conformance.allow(/^listTickets 200: SyntaxError/);
    const manager = await world.signIn('manager');
    await test.step('failed: the words of the server and a retry', async () => {
      await world.addFault({
        operationId: 'listTickets',
        rate: 1,
        code: 'internal_error',
        message: 'The books are being counted',
      });
      await manager.open(page, '/d/tickets/0');
      await expect(page.getByRole('alert').getByText('The books are being counted')).toBeVisible();
      await world.clearFaults();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(rows(page)).toHaveCount(20);
    });

    await test.step('an answer that cannot be read is an error too', async () => {
      await world.addFault({ operationId: 'listTickets', rate: 1, malformed: true });
      await goTo(page, '/d/tickets/1');
      await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
      await world.clearFaults();
    });

    await test.step('a code that nobody sold says so and leads back', async () => {
      await goTo(page, '/d/tickets/0/MRCNOSUCH99');
      await expect(page.getByText('Ticket does not exist')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(rows(page)).toHaveCount(20);
    });
  });

  test('no permission: agents, tour guides and customers go to the dashboard and see why', async ({
    context,
    world,
  }) => {
    for (const account of ['agent', 'tourguide', 'customer']) {
      await test.step(`no permission: ${account} goes to the dashboard and sees why`, async () => {
        const person = await world.signIn(account);
        const tab = await context.newPage();
        await person.open(tab, '/d/tickets/0');
        await expect(tab.getByRole('alert').getByText('You dont have permission')).toBeVisible();
        await expect(tab).toHaveURL(/\/d\/dashboard$/);
        await tab.close();
      });
    }
  });
});

test.describe('a sale of another till', () => {
  test('waits while a row has the focus, comes to the top of page 1 otherwise, and leaves every other list as it is', async ({
    page,
    world,
  }) => {
    const messages = heard(page, 'new-ticket');
    const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
    await manager.open(page, '/d/tickets/0');
    await expectLive(page);
    await test.step('waits behind a button while a row has the focus, and never moves that row', async () => {
      const first = await codeOf(rows(page).first());
      await rowLink(page, first).focus();
      const code = await sell(cashier);
      const button = page.getByRole('button', { name: '1 new ticket – Refresh' });
      await expect(button).toBeVisible();
      await expect(rowLink(page, first)).toBeFocused();
      expect(await codeOf(rows(page).first())).toBe(first);
      await button.click();
      await expect(rows(page).first()).toContainText(code);
      await expect(button).toBeHidden();
    });

    await test.step('comes to the top of page 1 without filters', async () => {
      const { total } = await manager.call.listTickets({ query: {} });
      const code = await sell(cashier);
      await expect(rows(page).first()).toContainText(code);
      await expect(rows(page)).toHaveCount(20);
      await expect(page.getByText(`${(total + 1).toLocaleString('en-MY')} tickets`)).toBeVisible();
    });

    for (const [name, path] of [
      ['page 2', '/d/tickets/0?page=2'],
      ['the list of the other kind', '/d/tickets/1'],
      ['a filtered list', '/d/tickets/0?method=Cash'],
      ['a searched list', '/d/tickets/0?search=MRC'],
    ] as const) {
      await test.step(`leaves ${name} as it is`, async () => {
        const answered = page.waitForResponse(/\/api\/tickets\?/);
        await goTo(page, path);
        await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
        const { data } = (await (await answered).json()) as { data: { code: string }[] };
        await expect(rows(page).getByRole('link')).toHaveText(data.map(({ code }) => new RegExp(`^${code}`)));
        const codes = await rows(page).getByRole('link').allTextContents();
        const code = await sell(cashier);
        await expect.poll(() => messages.map((message) => message.code)).toContain(code);
        await painted(page);
        expect(await rows(page).getByRole('link').allTextContents()).toEqual(codes);
      });
    }
  });
});

test.describe('the ticket', () => {
  test('shows how its total came about, who rides, and its state; its receipt opens in a window of its own', async ({
    page,
    context,
    world,
  }) => {
    const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
    const { ticket } = await cashier.call.generateTicket({
      body: counterSale({ name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '+60123456789' }),
    });
    const { code, _id: receipt } = ticket!;
    await test.step('shows how its total came about, who rides, and its state', async () => {
      await manager.open(page, '/d/tickets/0');
      await rowLink(page, code).click();
      await expect(page.getByRole('heading', { level: 1, name: `Ticket #${code}` })).toBeVisible();
      await expect(page.getByText('Paid', { exact: true })).toBeVisible();
      const info = page.getByRole('region', { name: 'Ticket Info' });
      await expect(info).toContainText('Melaka River Day Cruise');
      await expect(info).toContainText(receipt);
      await expect(info).toContainText('Jeti Muara');
      await expect(info).toContainText('by Aisyah Rahman');
      const passengers = page.getByRole('table', { name: 'Passengers' });
      await expect(passengers.getByRole('row', { name: /^Adult/ }).getByRole('cell')).toHaveText([
        '2',
        'RM 30.00',
        'RM 60.00',
      ]);
      await expect(passengers.getByRole('row', { name: /^Child/ }).getByRole('cell')).toHaveText([
        '1',
        'RM 15.00',
        'RM 15.00',
      ]);
      await expect(
        passengers
          .getByRole('row', { name: /^Total/ })
          .getByRole('cell')
          .first(),
      ).toHaveText('3');
      const payment = page.getByRole('region', { name: 'Payment' });
      for (const [name, amount] of [
        ['Amount', '75.00'],
        ['Cash received', '100.00'],
        ['Change', '25.00'],
      ] as const) {
        await expect(
          payment
            .getByRole('definition')
            .filter({ hasText: `RM ${amount}` })
            .first(),
          name,
        ).toBeVisible();
      }
      await expect(payment).toContainText('Cash');
      await expect(payment).toContainText('Counter');
      await expect(page.getByRole('region', { name: 'Customer Info' })).toContainText('nur.aina@mail.test');
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(page).toHaveURL(/\/d\/tickets\/0$/);
    });

    await test.step('View Receipt opens the PDF in a window of its own', async () => {
      const served = context.waitForEvent('response', (response) =>
        response.url().includes(`/api/tickets/pdf/receipt/${code}?token=`),
      );
      await goTo(page, `/d/tickets-detail/${code}`);
      await page.getByRole('button', { name: 'View Receipt' }).click();
      const response = await served;
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('application/pdf');
    });
  });

  test('Print History is there for those who may look into the parts of a ticket only', async ({
    page,
    context,
    world,
  }) => {
    const cashier = await seller(world);
    const code = await sell(cashier);
    await cashier.open(page, `/d/tickets/0/${code}`);
    await expect(page.getByRole('button', { name: 'View Receipt' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print History' })).toBeHidden();
    const tab = await context.newPage();
    await (await world.signIn('admin')).open(tab, `/d/tickets/0/${code}`);
    await tab.getByRole('button', { name: 'Print History' }).click();
    await expect(tab.getByRole('dialog', { name: 'Print History' })).toContainText('No Data');
  });

  test('who may view lists only finds no links in them and no way in by address', async ({ context, world }) => {
    for (const account of ['csa', 'marketing']) {
      await test.step(account, async () => {
        const person = await world.signIn(account);
        const { data } = await person.call.listTickets({ query: {} });
        const tab = await context.newPage();
        await person.open(tab, '/d/tickets/0');
        await expect(rows(tab)).toHaveCount(20);
        await expect(rows(tab).getByRole('link')).toHaveCount(0);
        await goTo(tab, `/d/tickets/0/${data[0]!.code}`);
        await expect(tab.getByRole('alert').getByText('You dont have permission')).toBeVisible();
        await expect(tab).toHaveURL(/\/d\/dashboard$/);
        await tab.close();
      });
    }
  });
});
