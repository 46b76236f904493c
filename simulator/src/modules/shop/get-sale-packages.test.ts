import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { HOLIDAY, TODAY } from '../../../testing/stages/sales.ts';

const POS = { headers: { 'x-pos': '1' } };

describe('getSalePackages', () => {
  test('200: returns the public shop to visitors: its packages, no agents, no discounts, a popup', async () => {
    const shop = await createTestSimulator().call('getSalePackages');
    expect(shop).toMatchObject({
      online: 1,
      payment_methods: ['ipay88'],
      agents: [],
      tourguides: [],
      enable_discount: false,
      pos: null,
      start_shift: false,
      shift_closed: false,
      popup: { id: 2 },
      today: TODAY,
      child_min_age: 4,
      adult_min_age: 13,
      senior_min_age: 60,
      super_senior_min_age: 70,
      ticket: null,
    });
    expect(shop.packages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(shop.jettys).toEqual([
      { id: 1, name: 'Jeti Muara', active: true, gotSlots: false, max_passenger: null },
      { id: 2, name: 'Jeti Pengkalan', active: true, gotSlots: true, max_passenger: null },
      { id: 3, name: 'Sungai Linggi', active: true, gotSlots: true, max_passenger: 40 },
    ]);
  });

  test('200: returns the counter’s data to a cashier, who is asked to start a shift', async () => {
    const sim = createTestSimulator();
    const shop = await (await sim.as('cashier')).call('getSalePackages', POS);
    expect(shop).toMatchObject({
      start_shift: true,
      shift_closed: false,
      pos: null,
      enable_discount: true,
      popup: null,
    });
    expect(shop.payment_methods).toEqual(['Cash', 'Bank Transfer', 'Credit Facility', 'Card', 'QR Pay']);
    expect(shop.agents.map(({ id }) => id)).toContain(9);
    expect(shop.agents.map(({ id }) => id)).not.toContain(17);
    expect(shop.tourguides.length).toBeGreaterThan(3);
    expect(shop.packages.map(({ name }) => name)).not.toContain('Tour Guide FOC');
    expect(shop.packages.every(({ exhibition }) => !exhibition)).toBe(true);
  });

  test('200: lets other staff sell without a shift', async () => {
    const sim = createTestSimulator();
    expect(await (await sim.as('manager')).call('getSalePackages', POS)).toMatchObject({
      start_shift: false,
      shift_closed: false,
      pos: null,
    });
  });

  test('200: returns the agents’ packages to an agent', async () => {
    const sim = createTestSimulator();
    const shop = await (await sim.as('agent')).call('getSalePackages');
    expect(shop.packages.map(({ id }) => id)).toContain(10);
    expect(shop.processing_fee).toEqual({
      FPX: { type: '%', amount: 1 },
      'Credit Card': { type: '%', amount: 2 },
      'E-Wallet': { type: 'RM', amount: 1 },
    });
  });

  test('200: treats staff in the public shop as visitors', async () => {
    const sim = createTestSimulator();
    expect(await (await sim.as('csa')).call('getSalePackages')).toEqual(await sim.call('getSalePackages'));
  });

  test('200: gives reasons for blocked dates', async () => {
    const shop = await createTestSimulator().call('getSalePackages');
    expect(shop.disable_dates).toContain(HOLIDAY);
    expect(shop.disable_reasons[HOLIDAY]).toEqual({ code: 'holiday', text: 'Holiday: Hari Raya' });
    expect(Object.keys(shop.disable_reasons)).toEqual(shop.disable_dates);
  });

  test('200: returns prices, promotions and dishes in ringgit', async () => {
    const { packages, minisigua } = await createTestSimulator().call('getSalePackages');
    expect(packages[0]).toMatchObject({ adult_price: 30, child_price: 15, food_ids: null, foods: null });
    expect(packages[1]?.promotions).toEqual({
      free_tickets: [
        { buy: 10, free: 1 },
        { buy: 20, free: 3 },
      ],
    });
    expect(packages[6]?.foods?.map(({ name }) => name)).toContain('Satay Platter');
    expect(minisigua).toMatchObject({ active: true, adult_price: 2, child_price: 1 });
  });

  describe('prices and tiers of others', () => {
    const TIERS = [
      { min: 0, max: 0, discount: 0, type: '%' },
      { min: 10, max: 49, discount: 10, type: '%' },
      { min: 50, max: 999, discount: 5, type: 'RM' },
    ];

    test.each([
      ['a visitor', null, [], 900, 900],
      ['a customer', 'customer', [], 900, 900],
      ['staff who look at the public shop', 'manager', [], 900, 900],
      ['an agent', 'agent', TIERS, 800, 900],
    ] as const)('200: %s does not get', async (_name, who, agentTiers, agentPrice, guidePrice) => {
      const sim = createTestSimulator();
      const { packages } = await (who === null ? sim : await sim.as(who)).call('getSalePackages');
      expect(packages[0]?.agent_discount_adults).toEqual(agentTiers);
      expect(packages.find(({ id }) => id === 7)).toMatchObject({
        vvip_price: 900,
        vvip_agent_price: agentPrice,
        vvip_tourguide_price: guidePrice,
      });
      const guideTiers = packages.flatMap((pkg) =>
        PRICED_CATEGORIES.flatMap((category) => pkg[`tourguide_discount_${category}s`] ?? []),
      );
      expect(guideTiers).toEqual([]);
    });

    test('200: are all visible to staff at a counter', async () => {
      const sim = createTestSimulator();
      const { packages } = await (await sim.as('cashier')).call('getSalePackages', POS);
      expect(packages[0]?.agent_discount_adults).toEqual(TIERS);
      expect(packages.find(({ id }) => id === 7)).toMatchObject({ vvip_agent_price: 800, vvip_tourguide_price: 850 });
      expect(packages.some((pkg) => (pkg.tourguide_discount_adults ?? []).length > 0)).toBe(true);
    });
  });

  test('200: show the expiry of an open ticket bought today to agents only', async () => {
    const sim = createTestSimulator();
    const { today, open_ticket_until: until } = await (await sim.as('agent')).call('getSalePackages');
    expect([today, until]).toEqual(['2026-03-10', '2026-09-10']);
    expect((await sim.call('getSalePackages')).open_ticket_until).toBeUndefined();
  });

  test('200: close the public shop when offline, but not the counter', async () => {
    const sim = createTestSimulator();
    sim.world.tables.settings.update(1, { online: false });
    expect(await sim.call('getSalePackages')).toMatchObject({
      online: 0,
      message: 'Ticket sales are closed at the moment',
      packages: [],
    });
    expect((await (await sim.as('cashier')).call('getSalePackages', POS)).online).toBe(1);
  });

  test('200: do not reveal a counter ticket by its code', async () => {
    const sim = createTestSimulator();
    const counter = sim.world.tables.tickets.all().find(({ platform }) => platform === 'counter');
    expect((await sim.call('getSalePackages', { query: { ticket_code: counter?.code ?? '' } })).ticket).toBeNull();
  });
});
