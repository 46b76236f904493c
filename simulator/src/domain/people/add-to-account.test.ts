import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { publicSale } from '../../../testing/stages/sales.ts';
import { order, paidOrder, findRecord } from '../../../testing/stages/payments.ts';
import { buyBatch } from '../../../testing/samples/my-tickets.ts';

const NEW = 'first.timer@muara.test';

const getUser = (sim: TestSimulator, email: string) => sim.world.tables.users.one('email', email);

/** Sets the first password through the Forgot Password mail, and signs in. */
async function claim(sim: TestSimulator, email: string) {
  await sim.call('forgotPassword', { body: { email, platform: 'web_app' } });
  const mail = sim.world.tables.outbox.all().at(-1);
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await sim.call('resetPassword', { body: { token, password: 'muara123' } });
  return sim.as(email.split('@')[0] ?? '');
}

describe('a purchase of the public shop', () => {
  test('opens an account only once it is paid', async () => {
    const sim = createTestSimulator();
    await order(sim, { email: NEW });
    expect(getUser(sim, NEW)).toBeUndefined();
    const { ticket } = await paidOrder(sim, { email: 'First.Timer@muara.test', name: 'Aina' });
    expect(getUser(sim, NEW)).toMatchObject({ role: 'Customer', name: 'Aina', passwordHash: null });
    expect(findRecord(sim, ticket.code).userId).toBe(getUser(sim, NEW)?.id);
  });

  test('appears in My Purchase once Forgot Password proves the address, as do later ones', async () => {
    const sim = createTestSimulator();
    const first = await paidOrder(sim, { email: NEW });
    const buyer = await claim(sim, NEW);
    const second = await paidOrder(sim, { email: NEW, name: 'Again' });
    const { data } = await buyer.call('listMyPurchases', { query: {} });
    expect(data.map(({ code }) => code)).toEqual([second.ticket.code, first.ticket.code]);
    expect(sim.world.tables.users.all().filter(({ email }) => email === NEW)).toHaveLength(1);
  });

  test.each([
    ['an agent', 'agent@muara.test'],
    ['staff', 'manager@muara.test'],
  ])('stays without an account for the address of %s', async (_who, email) => {
    const sim = createTestSimulator();
    const before = sim.world.tables.users.size;
    const { ticket } = await paidOrder(sim, { email });
    expect(findRecord(sim, ticket.code).userId).toBeNull();
    expect(sim.world.tables.users.size).toBe(before);
  });

  test('opens no account for an address that is another account’s username', async () => {
    const sim = createTestSimulator();
    sim.world.tables.users.update(5, { username: NEW });
    const { ticket } = await paidOrder(sim, { email: NEW });
    expect(findRecord(sim, ticket.code).userId).toBeNull();
    expect(getUser(sim, NEW)).toBeUndefined();
  });

  test('shows its code the same way, whether or not the address has an account', async () => {
    const sim = createTestSimulator();
    const shown = async (email: string) => {
      const { ticket: sold } = await paidOrder(sim, { email, name: 'Nur' });
      const { ticket } = await sim.call('getSalePackages', { query: { ticket_code: sold.code } });
      return ticket;
    };
    for (const email of [NEW, 'customer@muara.test', 'agent@muara.test'])
      expect(await shown(email)).toMatchObject({ name: 'N**', user: null, user_id: null, contact: null });
  });
});

test('goes into the account when free too, without revealing the account', async () => {
  const sim = createTestSimulator();
  sim.world.tables.packages.update(1, { prices: { ...sim.world.tables.packages.must(1).prices, adult: 0, child: 0 } });
  const body = publicSale({ email: 'customer@muara.test', amount: 0 });
  const { ticket } = await sim.call('generatePublicTicket', { body });
  expect(ticket).toMatchObject({ is_paid: true, user: null, user_id: null });
  expect(findRecord(sim, ticket?.code).userId).toBe(getUser(sim, 'customer@muara.test')?.id);
});

describe('tickets sent by an agent', () => {
  test('appear in the account of their address, with a QR code while valid', async () => {
    const sim = createTestSimulator();
    const { agent, parts } = await buyBatch(sim);
    const [one, other] = parts;
    const ids = [one?.id ?? 0, other?.id ?? 0];
    await agent.call('sendTickets', { body: { ticket_ids: ids, name: 'Aunt', email: NEW } });
    const holder = await claim(sim, NEW);
    const { data, total } = await holder.call('listReceivedTickets', { query: {} });
    expect(total).toBe(2);
    expect(data).toContainEqual(
      expect.objectContaining({ code: one?.code, state: 'Sold', qrcode: one?.qrcode, validated_at: null }),
    );
    await agent.call('voidMyTicket', { params: { id: ids[0]! } });
    const after = await holder.call('listReceivedTickets', { query: {} });
    expect(after.data.find(({ code }) => code === one?.code)).toMatchObject({ state: 'Voided', qrcode: null });
    expect((await (await sim.as('customer')).call('listReceivedTickets', { query: {} })).total).toBe(0);
  });
});
