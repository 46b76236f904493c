import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { agentSale, publicSale } from '../../../testing/stages/sales.ts';

describe('the public shop', () => {
  test('reserves an order’s seats for half an hour until it is paid', async () => {
    const sim = createTestSimulator();
    const body = publicSale({ package_id: 3, jetty_id: 3, slot: '20:00 - 21:00', amount: 115 });
    const slot = async () =>
      (await sim.call('listSlots', { body: { package_id: 3, jetty_id: 3, date: '2026-03-11' } })).slots.find(
        ({ from }) => from === '20:00',
      )?.available;
    const before = (await slot()) ?? 0;
    const sold = await sim.call('generatePublicTicket', { body });
    expect(sold.ticket).toMatchObject({ is_paid: false, ribbon: 'Unpaid', platform: 'web_app', admin: null });
    expect(sold.ipay88_payment_url).toBe('http://localhost:3000/ipay88/entry');
    expect(sold.ipay88_payload).toMatchObject({ Amount: '115.00', Currency: 'MYR', UserEmail: 'nur.aina@mail.test' });
    expect(sold.ipay88_payload?.['RefNo']?.length).toBeLessThanOrEqual(20);
    expect(await slot()).toBe(before - 3);
    sim.clock.pass(30 * 60_000);
    expect(await slot()).toBe(before);
    expect(sim.world.tables.tickets.one('code', sold.ticket?.code ?? '')?.expired).toBe(true);
  });

  test('returns an unpaid order with its payment form by its code', async () => {
    const sim = createTestSimulator();
    const { ticket } = await sim.call('generatePublicTicket', { body: publicSale() });
    sim.clock.pass(3 * 60_000);
    const shop = await sim.call('getSalePackages', { query: { ticket_code: ticket?.code ?? '', try_again: '1' } });
    expect(shop.ticket?.code).toBe(ticket?.code);
    expect(shop.ticket, 'a finder of the code learns nothing of the buyer').toMatchObject({
      name: 'N** A***',
      email: 'n***@m***.test',
      contact: null,
      ip_address: null,
    });
    expect(shop.ipay88_payload, 'nor does the form for the provider tell').toMatchObject({
      UserName: 'N** A***',
      UserEmail: 'n***@m***.test',
      UserContact: '**********89',
    });
    expect(JSON.stringify(shop)).not.toMatch(/nur\.aina|123456789/i);
  });

  test('lets only the signed-in buyer pay again under their own address', async () => {
    const sim = createTestSimulator();
    const { ticket } = await (await sim.as('customer')).call('generateTicket', { body: publicSale() });
    const query = { ticket_code: ticket?.code ?? '', try_again: '1' } as const;
    const formOf = async (who: 'customer' | 'manager') => {
      sim.clock.pass(3 * 60_000);
      return (await (await sim.as(who)).call('getSalePackages', { query })).ipay88_payload?.['UserEmail'];
    };
    expect([await formOf('customer'), await formOf('manager')]).toEqual(['nur.aina@mail.test', 'n***@m***.test']);
  });

  test('assigns purchases to the signed-in customer', async () => {
    const sim = createTestSimulator();
    const { ticket } = await (await sim.as('customer')).call('generateTicket', { body: publicSale() });
    expect(ticket).toMatchObject({ user_id: 11, platform: 'web_app', is_paid: false });
    const query = { ticket_code: ticket?.code ?? '' };
    const own = (await (await sim.as('customer')).call('getSalePackages', { query })).ticket;
    expect(own).toMatchObject({ email: 'nur.aina@mail.test', contact: '+60123456789' });
  });

  test("accepts letters of any script, and refuses an agent's price", async () => {
    const sim = createTestSimulator();
    const { ticket } = await sim.call('generatePublicTicket', { body: publicSale({ name: 'José 陳大文' }) });
    expect(ticket?.name).toBe('José 陳大文');
    expect((await sim.refused('generatePublicTicket', { body: publicSale({ tourguide_id: 1 }) })).code).toBe(
      'platform_mismatch',
    );
  });
});

describe("an agent's dashboard", () => {
  test('sells the agent an open, unpaid ticket with the fee of the payment tile', async () => {
    const sim = createTestSimulator();
    const { ticket, ipay88_payload: form } = await (
      await sim.as('agent')
    ).call('generateTicket', { body: agentSale() });
    expect(ticket).toMatchObject({
      agent_id: 9,
      user_id: 9,
      name: 'Tan Boon Kiat',
      email: 'agent@muara.test',
      payment_method: 'ipay88',
      payment_method_agent: 'FPX',
      amount: 300,
      total_discount: 30,
      processing_fee: 2.7,
      total_amount: 272.7,
      depart_date: null,
      is_paid: false,
      total_ticket: 0,
    });
    expect(form?.['Amount']).toBe('272.70');
  });

  test('charges at least 60 sen for FPX', async () => {
    const sim = createTestSimulator();
    const { ticket } = await (
      await sim.as('agent')
    ).call('generateTicket', { body: agentSale({ total_adult: 1, amount: 30, processing_fee: 0.6 }) });
    expect(ticket).toMatchObject({ processing_fee: 0.6, total_amount: 30.6 });
  });

  test("refuses to sell in another agent's name", async () => {
    const sim = createTestSimulator();
    expect((await (await sim.as('agent')).refused('generateTicket', { body: agentSale({ agent_id: 19 }) })).code).toBe(
      'agent_not_found',
    );
  });
});
