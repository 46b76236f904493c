import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { PDF } from '../../../testing/samples/counter.ts';
import { counterSale, EMPTY_DAY, joinChannel, openTill, publicSale, TODAY } from '../../../testing/stages/sales.ts';
import { receiptNumber } from '../../domain/tickets/index.ts';
import { DEFAULT_TICKETS } from '../../seed/seed.ts';

describe('generateTicket: a sale at the counter', () => {
  test('200: sells two adults and a child for cash: paid, numbered, with change, for today', async () => {
    const { till } = await openTill();
    const sold = await till.call('generateTicket', { body: counterSale() });
    expect(sold).toMatchObject({
      price_update: false,
      multiple_request: false,
      enable_discount: true,
      print_ticket_agent: false,
      ipay88_payload: null,
    });
    expect(sold.pos).toMatchObject({ type: 'start-shift', jetty_id: 1, station: 'Counter 1' });
    expect(sold.ticket).toMatchObject({
      _id: receiptNumber(DEFAULT_TICKETS + 1),
      amount: 75,
      total_amount: 75,
      _total_amount: '75.00',
      is_paid: true,
      payment_method: 'Cash',
      platform: 'counter',
      cash_in: 100,
      cash_out: 25,
      depart_date: TODAY,
      slot: null,
      jetty: { name: 'Jeti Muara' },
      total_passengers: 3,
      ribbon: 'Paid',
      admin: { name: 'Aisyah Rahman' },
      lines: [
        { category: 'adult', count: 2, price: 30, amount: 60 },
        { category: 'child', count: 1, price: 15, amount: 15 },
      ],
    });
    expect(sold.ticket?.code).toMatch(/^MRC[2-9A-HJ-NP-Z]{8}$/);
  });

  test('200: computes the change when it is left out', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale({ cash_in: 80, cash_out: undefined }) });
    expect(ticket).toMatchObject({ cash_in: 80, cash_out: 5 });
  });

  test.each([
    [
      'Bank Transfer',
      { receipt_data: { ref_no: 'TRF1', bank_name: 'Maybank' } },
      { ref_no: 'TRF1', bank_name: 'Maybank' },
    ],
    ['Card', { receipt_data: { terminal_id: 'T7' } }, { terminal_id: 'T7' }],
  ])('200: counts %s as paid immediately and stores its proof', async (method, part, proof) => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ payment_method: method, cash_in: undefined, cash_out: undefined, ...part }),
    });
    expect(ticket).toMatchObject({ is_paid: true, payment_method: method, cash_in: null, receipt_data: proof });
  });

  test('200: counts a credit facility as paid until it is settled', async () => {
    const { till } = await openTill();
    const document = { name: 'order.pdf', data: PDF };
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({
        payment_method: 'Credit Facility',
        name: 'Aina',
        company_name: 'Jaya',
        email: 'aina@jaya.test',
        contact: '60123456789',
        receipt_data: { document },
      }),
    });
    expect(ticket).toMatchObject({ is_paid: true, credit_facility_paid: 0, payment_method: 'Credit Facility' });
  });

  test('200: takes a cashier discount off the fare and stores it with the ticket', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ discount_type: '%', discount_value: 10, amount_discount: 7.5, cash_in: 67.5, cash_out: 0 }),
    });
    expect(ticket).toMatchObject({ amount: 75, amount_discount: 7.5, total_amount: 67.5 });
  });

  test('200: charges the park package on top of the fare', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ package_id: 4, amount: 80, cash_in: 80, cash_out: 0 }),
    });
    expect(ticket).toMatchObject({ amount: 80, amount_minisigua: 5, total_amount: 80, minisigua: true });
  });

  test('200: gives free passengers for a promotion and for a tour guide', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({
        package_id: 2,
        tourguide_id: 1,
        total_adult: 10,
        total_child: 0,
        amount: 350,
        free_tickets: 2,
        cash_in: 350,
        cash_out: 0,
      }),
    });
    expect(ticket).toMatchObject({
      total_free: 2,
      total_passengers: 12,
      tourguide: { id: 1 },
      group_type: 'Tour Guide',
    });
  });

  test('200: limits free passengers to the seats left and never refuses paying ones for them', async () => {
    const { sim, till } = await openTill();
    sim.world.tables.jetties.update(3, { maxPassenger: 10 });
    sim.world.tables.packages.update(3, { freeTickets: [{ buy: 3, free: 1 }] });
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({
        package_id: 3,
        jetty_id: 3,
        depart_date: EMPTY_DAY,
        slot: '22:00 - 23:00',
        total_adult: 9,
        total_child: 0,
        amount: 405,
        cash_in: 405,
        cash_out: 0,
      }),
    });
    expect(ticket).toMatchObject({ total_adult: 9, total_free: 1, total_passengers: 10 });
  });

  test('200: sells an agent open tickets: no date, no jetty, one sub-ticket per passenger', async () => {
    const { sim, till } = await openTill();
    const { ticket, print_ticket_agent: printsTickets } = await till.call('generateTicket', {
      body: counterSale({
        agent_id: 9,
        total_adult: 20,
        total_child: 0,
        amount: 600,
        cash_in: 540,
        cash_out: 0,
        printer_agent_id: 'A1',
      }),
    });
    expect(ticket).toMatchObject({
      agent: { id: 9 },
      total_discount: 60,
      total_amount: 540,
      depart_date: null,
      jetty: null,
      total_ticket: 20,
      total_printable: 20,
      expired_at: '2026-09-10T23:59:59+08:00',
    });
    expect(printsTickets).toBe(true);
    const parts = sim.world.tables.subTickets.by('ticket', ticket?.id ?? 0);
    expect(parts[0]?.code).toBe(`${ticket?.code}-0001`);
    expect(new Set(parts.map(({ qrcode }) => qrcode)).size).toBe(20);
  });

  test('200, 422: sells only exhibition packages in an exhibition shift, without a departure', async () => {
    const sim = createTestSimulator();
    const till = await sim.as('cashier');
    const shop = await till.call('startShift', { body: { cash_in: 100, exhibition: true } });
    expect(shop.pos).toMatchObject({ type: 'start-shift-exhibition', jetty_id: null });
    expect(shop.packages.map(({ id }) => id)).toEqual([8]);
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ package_id: 8, amount: 50, cash_in: 50, cash_out: 0 }),
    });
    expect(ticket).toMatchObject({ exhibition: true, depart_date: null, total_ticket: 3 });
    expect((await till.refused('generateTicket', { body: counterSale() })).code).toBe('package_not_on_sale');
  });

  test('200, 422: sells a charter at one price for any number of passengers', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({
        package_id: 7,
        jetty_id: 2,
        depart_date: EMPTY_DAY,
        slot: '15:00 - 16:00',
        vvip: true,
        name: 'Aina',
        email: 'aina@mail.test',
        contact: '0123456789',
        total_adult: 30,
        total_child: 0,
        amount: 900,
        cash_in: 900,
        cash_out: 0,
      }),
    });
    expect(ticket).toMatchObject({
      vvip: true,
      vvip_charter: true,
      total_amount: 900,
      total_free: 0,
      lines: [{ category: 'adult', count: 30, price: 0, amount: 0 }],
    });
    expect(
      (
        await till.refused('generateTicket', {
          body: counterSale({
            package_id: 7,
            jetty_id: 2,
            depart_date: EMPTY_DAY,
            slot: '15:00 - 16:00',
            name: 'B',
            email: 'b@mail.test',
            contact: '0123456789',
            amount: 900,
          }),
        })
      ).code,
    ).toBe('slot_fully_booked');
  });

  test('200: charges dinner on board by dish', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({
        package_id: 6,
        name: 'Aina',
        email: 'aina@mail.test',
        contact: '0123456789',
        amount: 320,
        amount_food: 48,
        foods: [{ id: 1, total_adult: 2, total_child: 1 }, { id: 4 }],
        cash_in: 368,
        cash_out: 0,
      }),
    });
    expect(ticket).toMatchObject({
      amount: 320,
      amount_food: 48,
      total_amount: 368,
      foods: [
        {
          id: 1,
          food: 'Nasi Lemak Set',
          name: 'Nasi Lemak Set',
          amount: 48,
          total_adult: 2,
          amount_adult: 36,
          total_child: 1,
          amount_child: 12,
        },
      ],
    });
  });

  test('200, 422: counts a dish listed twice as one, at the counter and in the shop', async () => {
    const { sim, till } = await openTill();
    const buyer = { name: 'Aina', email: 'aina@mail.test', contact: '0123456789' };
    const foods = [
      { id: 1, total_adult: 2 },
      { id: 1, total_adult: 1 },
    ];
    const body = { package_id: 6, ...buyer, amount: 320, amount_food: 54, foods };
    const refusals = await Promise.all([
      till.refused('generateTicket', { body: counterSale(body) }),
      sim.refused('generatePublicTicket', { body: publicSale({ ...body, vvip: true, depart_date: EMPTY_DAY }) }),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(['food_exceeds_passengers', 'food_exceeds_passengers']);
    const within = counterSale({
      ...body,
      foods: [foods[1]!, foods[1]!],
      amount_food: 36,
      payment_method: 'Card',
      cash_in: undefined,
    });
    expect((await till.call('generateTicket', { body: within })).ticket?.foods).toMatchObject([
      { id: 1, amount: 36, total_adult: 2 },
    ]);
  });

  test('200: gives a tour guide one free passenger, today, from the till', async () => {
    const { till } = await openTill();
    const body = {
      ...counterSale({ foc: 1, tourguide_id: 2, amount: 0, total_adult: 1, total_child: 0 }),
      package_id: undefined,
      jetty_id: undefined,
      payment_method: undefined,
    };
    const { ticket } = await till.call('generateTicket', { body });
    expect(ticket).toMatchObject({
      foc: true,
      total_amount: 0,
      payment_method: 'FOC',
      ribbon: 'FOC',
      total_passengers: 1,
      jetty_id: 1,
      depart_date: TODAY,
      package: { name: 'Tour Guide FOC' },
    });
  });

  test('422: refuses to sell dishes alone as a ticket', async () => {
    const { till } = await openTill();
    expect(await till.refused('generateTicket', { body: counterSale({ dining_only: true }) })).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  test('200: lets a manager sell without a drawer', async () => {
    const sim = createTestSimulator();
    const { ticket } = await (
      await sim.as('manager')
    ).call('generateTicket', { body: counterSale({ pos_jetty_id: 2 }) });
    expect(sim.world.tables.tickets.must(ticket?.id ?? 0)).toMatchObject({ shiftId: null, posJettyId: 2, adminId: 2 });
  });
});

describe('generateTicket: the announcement of a sale', () => {
  test('200: updates lists, audit trail and counters, and mails the buyer', async () => {
    const { sim, till } = await openTill();
    const window = joinChannel(sim, await sim.as('manager'));
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ name: 'Aina', email: 'aina@mail.test' }),
    });
    const [row] = (await till.call('listTickets', { query: { ticket_type: 0 } })).data;
    expect(window.messages).toContainEqual({
      type: 'new-ticket',
      code: ticket?.code,
      platform: 'counter',
      vvip: false,
      ticket: row,
    });
    expect(window.messages.find(({ type }) => type === 'activity-log')).toMatchObject({
      audit: {
        username: 'cashier',
        module: 'Tickets',
        action: `Created ticket ${ticket?.code}`,
        ticket: { id: ticket?.id, code: ticket?.code },
      },
    });
    expect(window.types().filter((type) => type === 'new-ticket' || type === 'get-bubble')).toEqual([
      'new-ticket',
      'get-bubble',
    ]);
    expect(sim.world.tables.outbox.all()).toMatchObject([{ to: ['aina@mail.test'], ticketCode: ticket?.code }]);
  });

  test('200: does not reach people who may not see tickets or the audit trail', async () => {
    const { sim, till } = await openTill();
    const [agent, csa] = [joinChannel(sim, await sim.as('agent')), joinChannel(sim, await sim.as('csa'))];
    await till.call('generateTicket', { body: counterSale() });
    expect(agent.types()).not.toContain('new-ticket');
    expect(csa.types()).toContain('new-ticket');
    expect(csa.types()).not.toContain('activity-log');
  });

  test('422: is not made for a refused sale', async () => {
    const { sim, till } = await openTill();
    const window = joinChannel(sim, await sim.as('manager'));
    await till.refused('generateTicket', { body: counterSale({ cash_in: 1 }) });
    expect(window.types()).toEqual(['connected', 'users']);
  });
});
