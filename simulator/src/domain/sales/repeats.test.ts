import { describe, expect, test } from 'vitest';
import { DEFAULT_TICKETS } from '../../seed/seed.ts';
import { counterSale, EMPTY_DAY, nonce, openTill } from '../../../testing/stages/sales.ts';

describe('a repeated sale', () => {
  test('never makes a second ticket with the same nonce, at any time', async () => {
    const { sim, till } = await openTill();
    const body = counterSale();
    const first = await till.call('generateTicket', { body });
    sim.clock.pass(3_600_000);
    const again = await till.call('generateTicket', { body: { ...body, total_adult: 5, amount: 165 } });
    expect(again).toMatchObject({
      multiple_request: true,
      price_update: false,
      ticket: { code: first.ticket?.code, total_adult: 2 },
    });
    expect(sim.world.tables.tickets.size).toBe(DEFAULT_TICKETS + 1);
  });

  test('makes a ticket each for friends who buy the same one after the other', async () => {
    const { sim, till } = await openTill();
    const first = await till.call('generateTicket', { body: counterSale() });
    const second = await till.call('generateTicket', { body: counterSale() });
    expect([first.multiple_request, second.multiple_request]).toEqual([false, false]);
    expect(second.ticket?.code).not.toBe(first.ticket?.code);
    expect(sim.world.tables.tickets.size).toBe(DEFAULT_TICKETS + 2);
  });

  test('makes two sales of one order at two tills, because a nonce belongs to its seller', async () => {
    const { till, sim } = await openTill();
    const other = await sim.as('manager');
    const body = counterSale();
    await till.call('generateTicket', { body });
    expect((await other.call('generateTicket', { body })).multiple_request).toBe(false);
  });

  test('makes one ticket of twenty concurrent calls with one nonce', async () => {
    const { sim, till } = await openTill();
    const body = counterSale();
    const answers = await Promise.all(Array.from({ length: 20 }, () => till.call('generateTicket', { body })));
    expect(answers.filter((sold) => !sold.multiple_request)).toHaveLength(1);
    expect(new Set(answers.map(({ ticket }) => ticket?.code)).size).toBe(1);
    expect(sim.world.tables.tickets.size).toBe(DEFAULT_TICKETS + 1);
  });
});

describe('the last seats', () => {
  test('are sold once when 200 concurrent sales compete for ten seats', async () => {
    const { sim, till } = await openTill();
    sim.world.tables.jetties.update(3, { maxPassenger: 10 });
    const sales = Array.from({ length: 200 }, (_, index) =>
      till.call('generateTicket', {
        body: counterSale({
          _: nonce(),
          package_id: 3,
          jetty_id: 3,
          depart_date: EMPTY_DAY,
          slot: '22:00 - 23:00',
          name: `Buyer ${index}`,
          total_adult: 1,
          total_child: 0,
          amount: 45,
          cash_in: 45,
          cash_out: 0,
        }),
      }),
    );
    const outcomes = await Promise.allSettled(sales);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 190 }, () => 'slot_fully_booked'));
    const seated = sim.world.tables.tickets.by('seats', `3|${EMPTY_DAY}|22:00 - 23:00`);
    expect(seated.reduce((sum, { passengers }) => sum + passengers, 0)).toBe(10);
    expect(new Set(seated.map(({ receiptNo }) => receiptNo)).size).toBe(10);
  });

  test('are never split: three passengers cannot take the last two', async () => {
    const { sim, till } = await openTill();
    sim.world.tables.jetties.update(3, { maxPassenger: 11 });
    const sales = Array.from({ length: 30 }, (_, index) =>
      till.call('generateTicket', {
        body: counterSale({
          package_id: 3,
          jetty_id: 3,
          depart_date: EMPTY_DAY,
          slot: '22:00 - 23:00',
          name: `Buyer ${index}`,
          total_child: 0,
          total_adult: 3,
          amount: 135,
          cash_in: 135,
          cash_out: 0,
        }),
      }),
    );
    const sold = (await Promise.allSettled(sales)).filter(({ status }) => status === 'fulfilled');
    expect(sold).toHaveLength(3);
  });
});
