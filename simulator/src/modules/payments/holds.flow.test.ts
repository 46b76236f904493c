import { beforeAll, describe, expect, test } from 'vitest';
import { createTestSimulator, RefusedCall, type TestSimulator } from '../../../testing/index.ts';
import { createRandom, type Random } from '../../world/random.ts';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import { order, findRecord, report, result, type Order } from '../../../testing/stages/payments.ts';
import { EMPTY_DAY } from '../../../testing/stages/sales.ts';

const SEED = 'seat-holds';
const BUYERS = 1_000;
const WAVES = 4;
const SEATS = 40;
const PRICE = 45;
const HOLD_MS = 30 * 60_000;
const SLOTS = Array.from({ length: 8 }, (_, index) => ({ from: `${13 + index}:00`, to: `${14 + index}:00` }));
const labels = SLOTS.map(({ from, to }) => `${from} - ${to}`);

/** What a buyer does after ordering. */
type Fate =
  | 'pays'
  | 'pays, told thrice'
  | 'fails'
  | 'fails and tries again'
  | 'leaves'
  | 'pays late'
  | 'pays two attempts';

const FATES: readonly (readonly [Fate, number])[] = [
  ['pays', 4],
  ['pays, told thrice', 2],
  ['fails', 2],
  ['fails and tries again', 2],
  ['leaves', 6],
  ['pays late', 3],
  ['pays two attempts', 1],
];

interface Day {
  sim: TestSimulator;
  refusals: string[];
  /** Attempts whose callback arrives after their hold. */
  late: string[];
  /** Passengers with held seats per slot at the end of each wave. */
  aboard: number[][];
}

const listTickets = (sim: TestSimulator): TicketRecord[] =>
  sim.world.tables.tickets.all().filter(({ departDate, jettyId }) => departDate === EMPTY_DAY && jettyId === 3);

const attemptsOf = (sim: TestSimulator): PaymentRecord[] =>
  listTickets(sim).flatMap(({ id }) => sim.world.tables.payments.by('ticket', id));

async function tryAgain(sim: TestSimulator, { ticket }: Order): Promise<string> {
  const shop = await sim.call('getSalePackages', { query: { ticket_code: ticket.code, try_again: '1' } });
  return shop.ipay88_payload?.['RefNo'] ?? '';
}

async function live(day: Day, fate: Fate, sold: Order): Promise<void> {
  const { sim } = day;
  const said = result(sim, sold.refNo);
  const failed = result(sim, sold.refNo, { Status: '0', ErrDesc: 'Declined' });
  switch (fate) {
    case 'pays':
      return void (await report(sim, said));
    case 'pays, told thrice':
      return void (await Promise.all([
        report(sim, said),
        sim.call('receivePaymentResponse', { body: said }),
        report(sim, said),
      ]));
    case 'fails':
      return void (await report(sim, failed));
    case 'fails and tries again':
      await report(sim, failed);
      return void (await report(sim, result(sim, await tryAgain(sim, sold))));
    case 'pays late':
      return void day.late.push(sold.refNo);
    case 'pays two attempts': {
      await report(sim, failed);
      const second = result(sim, await tryAgain(sim, sold));
      return void (await Promise.all([report(sim, said), report(sim, second)]));
    }
    case 'leaves':
  }
}

async function buy(day: Day, random: Random, name: string): Promise<void> {
  const passengers = random.int(1, 4);
  const [slot, fate] = [random.pick(labels), random.weighted(FATES)];
  const party = { total_adult: passengers, total_child: 0, amount: passengers * PRICE };
  try {
    const sold = await order(day.sim, { package_id: 3, jetty_id: 3, depart_date: EMPTY_DAY, slot, name, ...party });
    await live(day, fate, sold);
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    day.refusals.push(error.code);
  }
}

async function sellOut(): Promise<Day> {
  const sim = createTestSimulator();
  const day: Day = { sim, refusals: [], late: [], aboard: [] };
  const random = createRandom(SEED);
  sim.world.tables.jetties.update(3, { maxPassenger: SEATS, slots: SLOTS });
  for (let wave = 0; wave < WAVES; wave++) {
    // Callbacks of the last wave arrive among the buyers of this one.
    const late = day.late.splice(0);
    await Promise.all([
      ...Array.from({ length: BUYERS / WAVES }, (_, index) => buy(day, random, `Buyer ${wave} ${index}`)),
      ...late.map((refNo) => report(sim, result(sim, refNo))),
    ]);
    day.aboard.push(await heldSeats(sim));
    sim.clock.pass(HOLD_MS);
  }
  await Promise.all(day.late.splice(0).map((refNo) => report(sim, result(sim, refNo))));
  day.aboard.push(await heldSeats(sim));
  return day;
}

/** Returns the seats taken according to the slots themselves. */
async function heldSeats(sim: TestSimulator): Promise<number[]> {
  const { slots } = await sim.call('listSlots', { body: { package_id: 3, jetty_id: 3, date: EMPTY_DAY } });
  return slots.map(({ available }) => SEATS - available);
}

describe(`1,000 buyers over eight slots, paying, failing, leaving, late or twice (seed ${SEED})`, () => {
  let day: Day;
  beforeAll(async () => {
    day = await sellOut();
  }, 60_000);

  test('every outcome was reached', () => {
    const surplus = attemptsOf(day.sim).filter((attempt) => attempt.surplus);
    const trail = day.sim.world.tables.audit.all().map(({ action }) => action);
    expect(new Set(day.refusals)).toEqual(new Set(['slot_fully_booked', 'not_enough_seats']));
    expect(listTickets(day.sim).length + day.refusals.length).toBe(BUYERS);
    expect(surplus.length).toBeGreaterThan(5);
    expect(trail.some((action) => action.includes('the seats are gone'))).toBe(true);
    expect(trail.some((action) => action.includes('the ticket was paid already'))).toBe(true);
    expect(trail.some((action) => action.includes('after its hold had lapsed'))).toBe(true);
    expect(listTickets(day.sim).some(({ expired }) => expired)).toBe(true);
  });

  test('no seat is ever sold twice, and none leaks', () => {
    for (const wave of day.aboard) for (const taken of wave) expect(taken).toBeLessThanOrEqual(SEATS);
    const paid = listTickets(day.sim).filter(({ balance }) => balance.isPaid);
    const bySlot = labels.map((label) =>
      paid.filter(({ slot }) => slot === label).reduce((sum, { passengers }) => sum + passengers, 0),
    );
    expect(day.aboard.at(-1)).toEqual(bySlot);
    expect(listTickets(day.sim).filter(({ balance, expired }) => !balance.isPaid && !expired)).toEqual([]);
    expect(paid.filter(({ expired }) => expired)).toEqual([]);
  });

  test('money is exact to the sen: each ticket was paid once, everything else is surplus', () => {
    const { outbox } = day.sim.world.tables;
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    const received = attemptsOf(day.sim).filter(({ paidAt }) => paidAt !== null);
    const paid = listTickets(day.sim).filter(({ balance }) => balance.isPaid);
    const kept = received.filter(({ surplus }) => !surplus);
    expect(new Set(kept.map(({ ticketId }) => ticketId))).toEqual(new Set(paid.map(({ id }) => id)));
    expect(kept).toHaveLength(paid.length);
    expect(sum(kept.map(({ amount }) => amount))).toBe(sum(paid.map(({ money }) => money.total)));
    expect(sum(paid.map(({ money }) => money.total))).toBe(sum(paid.map(({ passengers }) => passengers)) * PRICE * 100);
    const subjects = outbox.all().map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your receipt'))).toHaveLength(paid.length);
    expect(subjects.filter((subject) => subject.startsWith('We owe you'))).toHaveLength(received.length - kept.length);
  });

  test('a repeated late report changes nothing', async () => {
    const before = attemptsOf(day.sim);
    const codes = listTickets(day.sim).map(({ code }) => findRecord(day.sim, code));
    for (const { refNo, paidAt } of before.slice(0, 50))
      if (refNo !== null && paidAt !== null) await report(day.sim, result(day.sim, refNo));
    expect(attemptsOf(day.sim)).toEqual(before);
    expect(listTickets(day.sim)).toEqual(codes);
  });
});
