import { OPERATION_META } from '@muara/contract/operation-meta';
import { OPERATION_IDS, OPERATIONS } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { SAMPLES } from '../../../testing/samples/index.ts';
import { newCustomer } from '../../../testing/samples/partners.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const CUSTOMER = 11;
/** The operations on agents, tour guides, boat operators and customers. */
const OF_PARTNERS = OPERATION_IDS.filter((id) =>
  ['Agents', 'TourGuides', 'BoatOperators', 'Customers'].includes(OPERATION_META[id].tag),
);
const listCustomers = (sim: TestSimulator) => sim.world.tables.users.all().filter(({ role }) => role === 'Customer');
const boughtBy = (sim: TestSimulator, id: number) =>
  sim.world.tables.tickets.all().filter(({ userId }) => userId === id);

describe('listCustomers', () => {
  test('200: lists only customers, newest first, with their number of purchases', async () => {
    const sim = createTestSimulator();
    const { data, total } = await (await sim.as('manager')).call('listCustomers');
    const expected = listCustomers(sim).toReversed();
    expect(total).toBe(expected.length);
    expect(data.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ id }) => id));
    for (const { id, total_ticket } of data) expect(total_ticket).toBe(boughtBy(sim, id).length);
    expect(JSON.stringify(data)).not.toMatch(/password|\$/i);
  });

  test.each(['name', 'company_name', 'contact', 'email', 'total_ticket'] as const)(
    '200: sorts by %s in both directions across pages, each customer once',
    async (sort_by) => {
      const sim = createTestSimulator();
      const manager = await sim.as('manager');
      const ids = async (sort: 'asc' | 'desc') => {
        const pages = await Promise.all(
          [0, 1, 2].map((page) => manager.call('listCustomers', { query: { page, sort_by, sort } })),
        );
        return pages.flatMap(({ data }) => data);
      };
      const rising = await ids('asc');
      expect(rising).toHaveLength(listCustomers(sim).length);
      expect((await ids('desc')).map(({ id }) => id)).toEqual(rising.map(({ id }) => id).toReversed());
      const values = rising.map((row) => {
        const value = row[sort_by] ?? '';
        return typeof value === 'string' ? value.toLowerCase() : value;
      });
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    },
  );

  test('200: searches each column and the username; an id returns that customer', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { name, email, contact, username } = sim.world.tables.users.must(CUSTOMER);
    for (const search of [name.toUpperCase(), email, contact, username])
      expect((await manager.call('listCustomers', { query: { search } })).data.map(({ id }) => id)).toContain(CUSTOMER);
    expect((await manager.call('listCustomers', { query: { id: CUSTOMER } })).total).toBe(1);
    expect((await manager.call('listCustomers', { query: { id: 9 } })).total).toBe(0);
    expect((await manager.call('listCustomers', { query: { search: 'tan boon kiat' } })).total).toBe(0);
  });
});

describe('addCustomer', () => {
  test('200: adds an account without a password, with the email as username', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const { data } = await manager.call('addCustomer', {
      body: newCustomer({ email: 'Aina@Muara.test', company_name: ' ' }),
    });
    expect(data[0]).toMatchObject({
      name: 'Nur Aina',
      company_name: null,
      username: 'aina@muara.test',
      total_ticket: 0,
    });
    const id = data[0]?.id ?? 0;
    expect(sim.world.tables.users.must(id)).toMatchObject({ role: 'Customer', active: true, passwordHash: null });
    expect(window.messages).toContainEqual(expect.objectContaining({ type: 'catalogue', area: 'customers' }));
    const auditEntry = sim.world.tables.audit.cursor('newest').page(0, 1)[0];
    expect(auditEntry).toMatchObject({ module: 'Customers', action: 'Added customer Nur Aina' });
    const { body } = await manager.refused('addCustomer', { body: newCustomer({ email: 'AINA@muara.test' }) });
    expect(body.errors).toMatchObject([{ field: 'email', code: 'email_taken' }]);
    await sim.call('forgotPassword', { body: { email: 'aina@muara.test' } });
    expect(sim.world.tables.outbox.all().at(-1)?.to).toEqual(['Aina@Muara.test']);
  });
});

describe('listCustomerPurchases', () => {
  test('200: lists the customer’s purchases, newest first, as the ticket list does', async () => {
    const sim = createTestSimulator({ tickets: 2_000 });
    const manager = await sim.as('manager');
    const [busiest] = listCustomers(sim).toSorted((a, b) => boughtBy(sim, b.id).length - boughtBy(sim, a.id).length);
    const id = busiest?.id ?? 0;
    // Enough for a second page.
    for (const { id: other } of sim.world.tables.tickets.all().slice(0, 25))
      sim.world.tables.tickets.update(other, { userId: id });
    const tickets = boughtBy(sim, id).toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    const pages = await Promise.all(
      [0, 1].map((page) => manager.call('listCustomerPurchases', { params: { id }, query: { page } })),
    );
    const rows = pages.flatMap(({ data }) => data);
    expect(pages.map(({ total }) => total)).toEqual([tickets.length, tickets.length]);
    expect(rows.map(({ code }) => code)).toEqual(tickets.slice(0, 40).map(({ code }) => code));
    const listed = await manager.call('listTickets', {
      query: { search: rows[0]?.code ?? '', ticket_type: rows[0]?.vvip ? 1 : 0 },
    });
    expect(listed.data[0]).toMatchObject({ ribbon: rows[0]?.ribbon, total_amount: rows[0]?.total_amount });
  });

  test('404: finds no removed customer', async () => {
    const sim = createTestSimulator();
    sim.world.tables.users.update(CUSTOMER, { deletedAt: 1 });
    const refusal = await (await sim.as('manager')).refused('listCustomerPurchases', { params: { id: CUSTOMER } });
    expect(refusal.status).toBe(404);
  });
});

describe('listCustomers: people outside the operator', () => {
  test.each(OF_PARTNERS)('403: %s is refused', async (id) => {
    const sim = createTestSimulator();
    for (const account of ['agent', 'customer', 'tourguide']) {
      const caller = await sim.as(account);
      const refusal = await caller.refused(id, SAMPLES[id]);
      expect(refusal, account).toMatchObject({ status: 403, code: 'permission_denied' });
    }
    expect(OPERATIONS[id].audience).toEqual(['internal']);
  });
});
