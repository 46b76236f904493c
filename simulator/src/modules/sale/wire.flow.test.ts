import type { OperationMap } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { RefusedCall, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { COUNTER_REFUSALS } from '../../../testing/refusals/counter.ts';
import {
  agentSale,
  counterSale,
  EMPTY_DAY,
  HOLIDAY,
  openTill,
  publicSale,
  TIDE,
} from '../../../testing/stages/sales.ts';

type Sale = OperationMap['generateTicket']['body'];
type Seller = 'cashier' | 'manager' | 'exhibition' | 'guest' | 'customer' | 'agent';

const SLOT = '15:00 - 16:00';
const AHEAD = { depart_date: EMPTY_DAY };
const BUYER = { name: 'Aina', email: 'aina@mail.test', contact: '60123456789' };
const VVIP = {
  package_id: 6,
  jetty_id: 2,
  slot: SLOT,
  ...AHEAD,
  ...BUYER,
  amount: 240,
  total_adult: 2,
  total_child: 0,
};
const CARD = { payment_method: 'Card', cash_in: undefined, cash_out: undefined };

const BASE: Record<Seller, (part: Partial<Sale>) => Sale> = {
  cashier: counterSale,
  manager: counterSale,
  exhibition: counterSale,
  guest: publicSale,
  customer: publicSale,
  agent: agentSale,
};

/** Returns a function that sells as a seller, signed in and in an exhibition shift where needed. */
async function getSeller(sim: TestSimulator, till: TestCaller, who: Seller) {
  const caller =
    who === 'cashier' ? till : who === 'guest' ? sim : await sim.as(who === 'exhibition' ? 'manager' : who);
  if (who === 'exhibition') await caller.call('startShift', { body: { cash_in: 0, exhibition: true } });
  const operation = who === 'guest' ? 'generatePublicTicket' : 'generateTicket';
  return (part: Partial<Sale>) => caller.call(operation, { body: BASE[who](part) });
}

async function sellAs(sim: TestSimulator, till: TestCaller, who: Seller, part: Partial<Sale>) {
  return (await getSeller(sim, till, who))(part);
}

const getRefusal = (answer: Promise<unknown>): Promise<unknown> => answer.catch((error: unknown) => error);

/** Returns every record of the world. Records are immutable: an identical object was not changed. */
const kept = ({ world: { tables } }: TestSimulator): unknown[] =>
  Object.values(tables).flatMap((table: { all(): readonly unknown[] }) => table.all());

function expectKept(sim: TestSimulator, before: unknown[]): void {
  const after = kept(sim);
  expect(after.length === before.length && after.every((record, index) => record === before[index])).toBe(true);
}

describe('a refused sale changes nothing on any platform', () => {
  const REFUSED: [what: string, who: Seller, part: Partial<Sale>, code: string][] = [
    ['a package of another platform', 'cashier', { package_id: 10 }, 'package_not_on_sale'],
    ['a package of another platform', 'guest', { package_id: 9 }, 'package_not_on_sale'],
    ['a package of another platform', 'agent', { package_id: 8 }, 'package_not_on_sale'],
    ['an exhibition package outside an exhibition', 'cashier', { package_id: 8 }, 'package_not_on_sale'],
    ['anything else in an exhibition', 'exhibition', { package_id: 1 }, 'package_not_on_sale'],
    ["the system's own package", 'cashier', { package_id: 12 }, 'package_not_found'],
    ['a package that has lapsed', 'manager', { package_id: 11 }, 'package_not_on_sale'],
    ['a jetty that the package does not leave from', 'guest', { package_id: 2, jetty_id: 3 }, 'jetty_not_found'],
    ['a slot of another jetty', 'cashier', { jetty_id: 3, slot: '13:00 - 14:00' }, 'slot_not_found'],
    ['a slot that is none', 'guest', { jetty_id: 2, slot: '9 to 10' }, 'slot_not_found'],
    ['no slot where there are slots', 'customer', { jetty_id: 2 }, 'slot_required'],
    ['a slot that has ended', 'cashier', { jetty_id: 2, slot: '09:00 - 10:00' }, 'slot_past'],
    ['a tide', 'guest', { jetty_id: 3, slot: '09:00 - 10:00', depart_date: TIDE }, 'slot_seatide'],
    ['a holiday', 'manager', { depart_date: HOLIDAY }, 'date_holiday'],
    ['a holiday', 'guest', { depart_date: HOLIDAY }, 'date_holiday'],
    [
      'more than the seats of a slot',
      'cashier',
      { jetty_id: 3, slot: SLOT, ...AHEAD, total_adult: 41 },
      'not_enough_seats',
    ],
    ['VVIP within three days', 'guest', { ...VVIP, depart_date: '2026-03-13' }, 'date_vvip_lead'],
    ['VVIP within three days', 'agent', { ...VVIP, depart_date: '2026-03-10' }, 'date_vvip_lead'],
    ['VVIP without a buyer', 'cashier', { ...VVIP, name: null }, 'customer_info_required'],
    ['a nameless buyer', 'guest', { name: '  ' }, 'buyer_required'],
    ['babies alone', 'cashier', { total_adult: 0, total_child: 0, total_baby: 2, amount: 0 }, 'passengers_required'],
    ['babies alone', 'guest', { total_adult: 0, total_child: 0, total_baby: 1, amount: 0 }, 'passengers_required'],
    ['foreigners without their group', 'cashier', { total_adult_foreigner: 1 }, 'passenger_group_required'],
    ['a group without passengers', 'cashier', { non_malaysian: true, country: 'Japan' }, 'passengers_required'],
    [
      'both groups at once',
      'guest',
      { non_malaysian: true, country: 'Japan', total_adult_foreigner: 1, amount: 117 },
      'validation_failed',
    ],
    [
      'both groups at once',
      'agent',
      { non_malaysian: true, country: 'Japan', total_adult_foreigner: 1 },
      'validation_failed',
    ],
    ['a count below nothing', 'cashier', { total_adult: -1 }, 'validation_failed'],
    ['half a passenger', 'guest', { total_adult: 1.5 }, 'validation_failed'],
    ['an amount below nothing', 'cashier', { amount: -75 }, 'validation_failed'],
    ['a fraction of a sen', 'agent', { amount: 300.001 }, 'validation_failed'],
    ['a discount by the public', 'guest', { discount_type: 'RM', discount_value: 1 }, 'discount_not_allowed'],
    ['a discount by an agent', 'agent', { discount_type: '%', discount_value: 1 }, 'discount_not_allowed'],
    ['an agent that the public chose', 'customer', { agent_id: 9 }, 'platform_mismatch'],
    ['another agent', 'agent', { agent_id: 17 }, 'agent_not_found'],
    ['an agent and a tour guide', 'cashier', { agent_id: 9, tourguide_id: 1 }, 'validation_failed'],
    ['cash by the public', 'guest', { payment_method: 'Cash' }, 'payment_method_unknown'],
    ['a fee tile of nobody', 'agent', { payment_method_agent: 'Shells' }, 'payment_method_unknown'],
    ['a free head in an exhibition', 'exhibition', { foc: 1, tourguide_id: 1, amount: 0 }, 'platform_mismatch'],
    ["another's platform", 'customer', { platform: 'counter' }, 'platform_mismatch'],
    ["another's platform", 'guest', { platform: 'agent_dashboard' }, 'platform_mismatch'],
    ['dishes alone', 'cashier', { dining_only: true }, 'validation_failed'],
  ];
  test.each(REFUSED)('%s (%s, %o)', async (_what, who, part, code) => {
    const { sim, till } = await openTill();
    const sell = await getSeller(sim, till, who);
    const before = kept(sim);
    const answer = await getRefusal(sell(part));
    expect(answer).toBeInstanceOf(RefusedCall);
    expect(answer).toMatchObject({ code });
    expectKept(sim, before);
    expect(sim.warnings).toEqual([]);
  });

  test('a closed jetty is sold at the counter and to agents, not to the public', async () => {
    const { sim, till } = await openTill();
    for (const id of [1, 2]) sim.world.tables.jetties.update(id, { active: false });
    for (const who of ['guest', 'customer'] as const)
      expect(await getRefusal(sellAs(sim, till, who, {}))).toMatchObject({ code: 'jetty_closed' });
    expect((await sellAs(sim, till, 'cashier', {})).ticket).not.toBeNull();
    const vvip = { ...VVIP, payment_method_agent: 'FPX', processing_fee: 2.4 };
    expect((await sellAs(sim, till, 'agent', vvip)).ticket).toMatchObject({ jetty: { name: 'Jeti Pengkalan' } });
  });

  const MISPRICED: [what: string, who: Seller, part: Partial<Sale>][] = [
    ['the fare a sen too low', 'cashier', { amount: 74.99 }],
    ['the fare a sen too high', 'guest', { amount: 75.01 }],
    ['a fee that there is none of', 'cashier', { processing_fee: 0.01 }],
    ['the fee a sen off', 'agent', { processing_fee: 2.71 }],
    ['the fee of another tile', 'agent', { payment_method_agent: 'E-Wallet' }],
    ['dishes that were not ordered', 'guest', { amount_food: 0.01 }],
    ['free passengers that were not earned', 'cashier', { free_tickets: 1 }],
    ['a discount that is a sen off', 'cashier', { discount_type: '%', discount_value: 10, amount_discount: 7.49 }],
    ['a price for nothing', 'cashier', { foc: 1, tourguide_id: 1, amount: 30 }],
  ];
  test.each(MISPRICED)('%s returns price_update (%s)', async (_what, who, part) => {
    const { sim, till } = await openTill();
    const sell = await getSeller(sim, till, who);
    const before = kept(sim);
    expect(await sell(part)).toEqual({ price_update: true, multiple_request: false, ticket: null });
    expectKept(sim, before);
  });

  test.each(COUNTER_REFUSALS)('%s: %s', async (_id, _code, perform) => {
    const { sim, till } = await openTill();
    let before: unknown[] = [];
    const watched = <C extends TestCaller>(caller: C): C => ({
      ...caller,
      refused: (id: never, input: never) => {
        before = kept(sim);
        return caller.refused(id, input);
      },
    });
    const stage = { ...watched(sim), world: sim.world, as: async (account: string) => watched(await sim.as(account)) };
    await perform({ sim: stage, till: watched(till) });
    expectKept(sim, before);
  });
});

describe('a sale over the wire', () => {
  test.each([
    ['the agent', 'agent', {}],
    ['a counter', 'cashier', { agent_id: 9, total_adult: 10, total_child: 0, amount: 300, ...CARD }],
  ] as [string, Seller, Partial<Sale>][])(
    'an agent outside VVIP gets an open ticket from %s',
    async (_n, who, part) => {
      const { sim, till } = await openTill();
      const { ticket } = await sellAs(sim, till, who, part);
      expect(ticket).toMatchObject({
        depart_date: null,
        jetty_id: null,
        slot: null,
        total_discount: 30,
        agent: { id: 9 },
      });
      expect(ticket?.expired_at).toBe('2026-09-10T23:59:59+08:00');
    },
  );

  test('prints agent tickets only if a printer was chosen for them', async () => {
    const { sim, till } = await openTill();
    const batch = { agent_id: 9, total_adult: 10, total_child: 0, amount: 300, ...CARD };
    const print = { printer_agent_id: 'A1', printer_agent_name: 'Agents' };
    for (const [part, expected] of [
      [{ ...batch, ...print }, true],
      [batch, false],
      [print, false],
      [{ ...VVIP, ...CARD, agent_id: 9, ...print }, false],
    ] as [Partial<Sale>, boolean][]) {
      sim.clock.pass(11_000);
      expect((await sellAs(sim, till, 'cashier', part)).print_ticket_agent).toBe(expected);
    }
  });

  test('sells an exhibition package without a departure, one ticket per passenger, and takes no seats', async () => {
    const { sim, till } = await openTill();
    const part = { package_id: 8, jetty_id: null, amount: 50, cash_in: 50, cash_out: 0 };
    const { ticket } = await sellAs(sim, till, 'exhibition', part);
    expect(ticket).toMatchObject({ exhibition: true, depart_date: null, jetty_id: null, total_ticket: 3 });
    expect(sim.world.tables.subTickets.by('ticket', ticket!.id)).toHaveLength(3);
  });

  test.each([
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 3],
    [25, 3],
    [27, 4],
  ])('gives %i adults of a package with promotions %i free tickets', async (adults, free) => {
    const { sim, till } = await openTill();
    const part = { package_id: 2, total_adult: adults, total_child: 0, amount: adults * 35, ...CARD, ...AHEAD };
    expect((await sellAs(sim, till, 'cashier', { ...part, jetty_id: 1 })).ticket).toMatchObject({
      total_free: free,
      total_passengers: adults + free,
    });
    expect((await sellAs(sim, till, 'guest', { ...part, payment_method: 'ipay88' })).ticket?.total_free).toBe(free);
  });

  test('sells to both groups at a counter; a manager without a shift uses no drawer', async () => {
    const { sim, till } = await openTill();
    const both = {
      non_malaysian: true,
      country: 'Japan',
      total_adult_foreigner: 1,
      amount: 117,
      cash_in: 117,
      cash_out: 0,
    };
    const { ticket, pos } = await sellAs(sim, till, 'manager', both);
    expect(ticket).toMatchObject({ state: 'Melaka', country: 'Japan', total_passengers: 4 });
    expect(pos).toBeNull();
    expect(sim.world.tables.tickets.must(ticket!.id).shiftId).toBeNull();
  });

  test('sells the last seat of a slot once', async () => {
    const { sim, till } = await openTill();
    const full = { jetty_id: 3, slot: SLOT, ...AHEAD, total_adult: 40, total_child: 0, amount: 1200, ...CARD };
    await sellAs(sim, till, 'cashier', full);
    const more = { jetty_id: 3, slot: SLOT, ...AHEAD };
    expect(await getRefusal(sellAs(sim, till, 'guest', more))).toMatchObject({ code: 'slot_fully_booked' });
  });
});
