import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { expectTexts, focus, goTo, step, type } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectHeard, expectLive } from '@testing/looks.ts';
import { seller } from '../../../../tests/support/stages/tickets.ts';
import { codeOf, rowLink, rows } from '@testing/tickets.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

/** Sells once more. */
async function sell(cashier: Person): Promise<string> {
  const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
  return ticket?.code ?? '';
}

describe('the list', () => {
  test('the address says what is listed: the type, filters to remove, a page; type and search are kept', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await renderScreen('/d/dashboard', { as: manager, world });
    await step('each type has its title and its rows', async () => {
      for (const [type, title] of ['Normal', 'VVIP', 'Agents', 'Exhibition'].entries()) {
        await goTo(`/d/tickets/${type}`);
        await expect
          .element(page.getByRole('heading', { level: 1, name: `Tickets Management (${title})` }))
          .toBeVisible();
        const { data, total } = await manager.call.listTickets({ query: { ticket_type: type as 0 | 1 | 2 | 3 } });
        await expect.element(page.getByText(`${total.toLocaleString('en-MY')} tickets`)).toBeVisible();
        await expect.element(rows()).toHaveLength(data.length);
        await expect.element(rows().first()).toHaveTextContent(data[0]!.code);
      }
    });

    await goTo('/d/tickets/0?type=used&method=Cash&search=a');
    await step('each filter can be removed by its chip, and all by Reset', async () => {
      const chips = page.getByRole('list', { name: 'Active filters' });
      await expectTexts(chips.getByRole('button'), ['Search: a', 'Type: Used', 'Payment method: Cash', 'Reset']);
      await chips.getByRole('button', { name: 'Remove filter Payment method: Cash' }).click();
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0\?type=used&search=a$/);
      await chips.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
      await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
      await expect.element(chips).not.toBeInTheDocument();
    });

    await step('no match: says so, and Reset brings the rows back', async () => {
      await goTo('/d/tickets/0?search=nobody-is-called-so');
      await expect.element(page.getByText('No matching tickets')).toBeVisible();
      await page.getByRole('button', { name: 'Reset' }).last().click();
      await expect.element(rows()).toHaveLength(20);
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
    });

    await step('a page past the end steps back to the last one', async () => {
      const { total } = await manager.call.listTickets({ query: {} });
      await goTo('/d/tickets/0?page=900');
      await expect.poll(shownPath).toMatch(new RegExp(`\\?page=${Math.ceil(total / 20)}$`));
      await expect.element(rows()).toHaveLength(total % 20 || 20);
    });

    await step('the type and the search are kept in this browser until Reset', async () => {
      await goTo('/d/tickets/0?type=used&search=a');
      await expect.element(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
      await openPath('/d/tickets/0');
      await expect.poll(shownPath).toMatch(/\?type=used&search=a$/);
      await page.getByRole('button', { name: 'Reset' }).first().click();
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
      // The address changes first; with the list that is under it the kept filter goes.
      await expect.element(page.getByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
      await expect.poll(() => Object.values(localStorage).join()).not.toContain('used');
      await openPath('/d/tickets/0');
      await expect.element(rows()).toHaveLength(20);
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
    });
  });

  test('the search waits for the end of typing, and asks once', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    const { data } = await manager.call.listTickets({ query: { page: 3 } });
    const { code } = data[0]!;
    const searches = async () =>
      (await world.journal('listTickets')).flatMap(({ query }) => (query['search'] ? [query['search']] : []));
    await renderScreen('/d/tickets/0', { as: manager, world });
    await expect.element(rows()).toHaveLength(20);
    await expectLive();
    world.clock.stop();
    await type(code, page.getByRole('searchbox', { name: 'Search' }));
    world.clock.pass(SEARCH_DELAY_MS - 1);
    expect(await searches()).toEqual([]);
    world.clock.pass(1);
    await expect.element(rows()).toHaveLength(1);
    await expect.element(rowLink(code)).toBeVisible();
    await expect.poll(shownPath).toMatch(new RegExp(`\\?search=${code}$`));
    expect(await searches()).toEqual([code]);
  });

  test('the list is filtered, paged, and left by its links', async () => {
    const world = createTestWorld();
    const manager = await world.signIn('manager');
    await renderScreen('/d/tickets/0', { as: manager, world });
    await step('pages have addresses of their own, twenty rows each', async () => {
      await expect.element(rows()).toHaveLength(20);
      const first = await codeOf(rows().first());
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0\?page=2$/);
      await expect
        .element(pages.getByRole('link', { name: 'Page 2', exact: true }))
        .toHaveAttribute('aria-current', 'page');
      await expect.element(rowLink(first)).not.toBeInTheDocument();
      await expect.element(rows()).toHaveLength(20);
      await pages.getByRole('link', { name: 'Next page' }).click();
      await expect.poll(shownPath).toMatch(/\?page=3$/);
      history.go(-2);
      await expect.element(rowLink(first)).toBeVisible();
      await page.getByRole('combobox', { name: 'Type' }).selectOptions('Used');
      await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect.poll(shownPath).toMatch(/\?type=used&page=2$/);
      await page.getByRole('combobox', { name: 'Type' }).selectOptions('Refunded');
      await expect.poll(shownPath).toMatch(/\?type=refunded$/);
      await page.getByRole('button', { name: 'Reset' }).first().click();
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
    });

    await step('the address keeps the filters through a reload and Back', async () => {
      await page.getByRole('combobox', { name: 'Type' }).selectOptions('Refunded');
      await page.getByRole('combobox', { name: 'Payment method' }).selectOptions('Cash');
      const platform = page.getByRole('combobox', { name: 'Platform' });
      await expect.element(platform.getByRole('option', { name: 'Agent', exact: true })).toHaveLength(1);
      await platform.selectOptions('Counter');
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0\?type=refunded&method=Cash&platform=counter$/);
      const filtersAreOn = async (): Promise<void> => {
        await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveValue('refunded');
        await expect.element(page.getByRole('combobox', { name: 'Payment method' })).toHaveValue('Cash');
        await expect.element(page.getByRole('combobox', { name: 'Platform' })).toHaveValue('counter');
        const wanted = { type: 'refunded', payment_method: 'Cash', platform: 'counter' } as const;
        const { total, data } = await manager.call.listTickets({ query: wanted });
        await expect.element(rows()).toHaveLength(data.length);
        await expect.element(page.getByText(new RegExp(`^${total} tickets?$`))).toBeVisible();
        for (const row of rows().all()) await expect.element(row).toHaveTextContent('Refunded');
      };
      await filtersAreOn();
      await openPath(shownPath());
      await filtersAreOn();
      await rows().first().getByRole('link').click();
      await expect.element(page.getByRole('heading', { level: 1, name: /^Ticket #/ })).toBeVisible();
      history.back();
      await filtersAreOn();
      await page.getByRole('button', { name: 'Reset' }).first().click();
      await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
    });

    await step('a row is a link', async () => {
      await expect.element(rows()).toHaveLength(20);
      const code = await codeOf(rows().first());
      await rows().first().getByRole('cell').nth(3).click({ force: true });
      await expect.poll(shownPath).toMatch(new RegExp(`^/d/tickets/0/${code}$`));
    });
  });
});

describe('the four states of the list', () => {
  test('what fails is said, and leads on: a fault of the server, an answer nobody can read, a code nobody sold', async () => {
    const world = createTestWorld();
    complaints.allow(/500|404/);
    const manager = await world.signIn('manager');
    await step('failed: the words of the server and a retry', async () => {
      await world.addFault({
        operationId: 'listTickets',
        rate: 1,
        code: 'internal_error',
        message: 'The books are being counted',
      });
      await renderScreen('/d/tickets/0', { as: manager, world });
      await expect.element(page.getByRole('alert').getByText('The books are being counted')).toBeVisible();
      await world.clearFaults();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect.element(rows()).toHaveLength(20);
    });

    await step('an answer that cannot be read is an error too', async () => {
      await world.addFault({ operationId: 'listTickets', rate: 1, malformed: true });
      await goTo('/d/tickets/1');
      await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
      await world.clearFaults();
    });

    await step('a code that nobody sold says so and leads back', async () => {
      await goTo('/d/tickets/0/MRCNOSUCH99');
      await expect.element(page.getByText('Ticket does not exist')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect.element(rows()).toHaveLength(20);
    });
  });

  test('a customer goes to the dashboard and sees why', async () => {
    const world = createTestWorld();
    await renderScreen('/d/tickets/0', { as: 'customer', world });
    await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
    await expect.poll(shownPath).toMatch(/\/d\/dashboard$/);
  });
});

describe('a sale of another till', () => {
  test('waits while a row has the focus, comes to the top of page 1 otherwise, and leaves every other list as it is', async () => {
    const world = createTestWorld();
    const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
    await renderScreen('/d/tickets/0', { as: manager, world });
    await expectLive();
    await step('waits behind a button while a row has the focus, and never moves that row', async () => {
      const first = await codeOf(rows().first());
      await focus(rowLink(first));
      const code = await sell(cashier);
      const button = page.getByRole('button', { name: '1 new ticket – Refresh' });
      await expect.element(button).toBeVisible();
      await expect.element(rowLink(first)).toHaveFocus();
      expect(await codeOf(rows().first())).toBe(first);
      await button.click();
      await expect.element(rows().first()).toHaveTextContent(code);
      await expect.element(button).not.toBeInTheDocument();
    });

    await step('comes to the top of page 1 without filters', async () => {
      const { total } = await manager.call.listTickets({ query: {} });
      const code = await sell(cashier);
      await expect.element(rows().first()).toHaveTextContent(code);
      await expect.element(rows()).toHaveLength(20);
      await expect.element(page.getByText(`${(total + 1).toLocaleString('en-MY')} tickets`)).toBeVisible();
    });

    for (const [name, path, query] of [
      ['page 2', '/d/tickets/0?page=2', { page: 1 }],
      ['the list of the other kind', '/d/tickets/1', { ticket_type: 1 }],
      ['a filtered list', '/d/tickets/0?method=Cash', { payment_method: 'Cash' }],
      ['a searched list', '/d/tickets/0?search=MRC', { search: 'MRC' }],
    ] as const) {
      await step(`leaves ${name} as it is`, async () => {
        await goTo(path);
        const { data } = await manager.call.listTickets({ query });
        const codes = data.map(({ code }) => new RegExp(`^${code}`));
        await expectTexts(rows().getByRole('link'), codes);
        await sell(cashier);
        await expectHeard(world, manager);
        await expectTexts(rows().getByRole('link'), codes);
      });
    }
  });
});

describe('the ticket', () => {
  test('shows how its total came about, who rides, and its state', async () => {
    const world = createTestWorld();
    const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
    const { ticket } = await cashier.call.generateTicket({
      body: counterSale({ name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '+60123456789' }),
    });
    const { code, _id: receipt } = ticket!;
    await renderScreen('/d/tickets/0', { as: manager, world });
    await rowLink(code).click();
    await expect.element(page.getByRole('heading', { level: 1, name: `Ticket #${code}` })).toBeVisible();
    await expect.element(page.getByText('Paid', { exact: true })).toBeVisible();
    const info = page.getByRole('region', { name: 'Ticket Info' });
    await expect.element(info).toHaveTextContent('Melaka River Day Cruise');
    await expect.element(info).toHaveTextContent(receipt);
    await expect.element(info).toHaveTextContent('Jeti Muara');
    await expect.element(info).toHaveTextContent('by Aisyah Rahman');
    const passengers = page.getByRole('table', { name: 'Passengers' });
    await expectTexts(passengers.getByRole('row', { name: /^Adult/ }).getByRole('cell'), ['2', 'RM 30.00', 'RM 60.00']);
    await expectTexts(passengers.getByRole('row', { name: /^Child/ }).getByRole('cell'), ['1', 'RM 15.00', 'RM 15.00']);
    await expectTexts(
      passengers
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .first(),
      '3',
    );
    const payment = page.getByRole('region', { name: 'Payment' });
    for (const [name, amount] of [
      ['Amount', '75.00'],
      ['Cash received', '100.00'],
      ['Change', '25.00'],
    ] as const) {
      await expect
        .element(
          payment
            .getByRole('definition')
            .filter({ hasText: `RM ${amount}` })
            .first(),
          { message: name },
        )
        .toBeVisible();
    }
    await expect.element(payment).toHaveTextContent('Cash');
    await expect.element(payment).toHaveTextContent('Counter');
    await expect.element(page.getByRole('region', { name: 'Customer Info' })).toHaveTextContent('nur.aina@mail.test');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
  });

  test('Print History is there for those who may look into the parts of a ticket only', async () => {
    const world = createTestWorld();
    const cashier = await seller(world);
    const code = await sell(cashier);
    await renderScreen(`/d/tickets/0/${code}`, { as: cashier, world });
    await expect.element(page.getByRole('button', { name: 'View Receipt' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Print History' })).not.toBeInTheDocument();
    await renderScreen(`/d/tickets/0/${code}`, { as: 'admin', world });
    await page.getByRole('button', { name: 'Print History' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Print History' })).toHaveTextContent('No Data');
  });

  test('who may view lists only finds no links in them and no way in by address', async () => {
    const world = createTestWorld();
    for (const account of ['csa', 'marketing']) {
      await step(account, async () => {
        const person = await world.signIn(account);
        const { data } = await person.call.listTickets({ query: {} });
        await renderScreen('/d/tickets/0', { as: person, world });
        await expect.element(rows()).toHaveLength(20);
        await expect.element(rows().getByRole('link')).not.toBeInTheDocument();
        await goTo(`/d/tickets/0/${data[0]!.code}`);
        await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
        await expect.poll(shownPath).toMatch(/\/d\/dashboard$/);
      });
    }
  });
});
