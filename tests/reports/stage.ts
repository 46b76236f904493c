import type { ReportDocument, ReportTable } from '@muara/contract/types';
import type { TestCaller, TestSimulator } from '../../simulator/testing/index.ts';
import { payment } from '../../simulator/testing/samples/counter.ts';
import { CounterDay, KINDS } from '../../simulator/testing/stages/counter-day.ts';
import { REFUND } from '../../simulator/testing/samples/decisions.ts';
import { openTill } from '../../simulator/testing/stages/sales.ts';
import { createRandom, type Random } from '../../simulator/src/world/random.ts';

const EVENTS = 40;
/** All but bookings, of which a small world has few to settle. */
const TAKEN = KINDS.filter((kind) => kind !== 'booking');
const HOUR_MS = 3_600_000;

/** A world in which a cashier sold, a manager decided, and a night passed. */
export interface ReportStage {
  sim: TestSimulator;
  manager: TestCaller;
  till: TestCaller;
}

/**
 * Plays a random day: sales of every kind, refunds and voids by manager and cashier, a shift that is
 * closed or not.
 */
export async function playDays(seed: number): Promise<ReportStage> {
  const { sim, till } = await openTill({ seed });
  const manager = await sim.as('manager');
  const random = createRandom(seed).fork('reports');
  const day = new CounterDay(sim, till, random);
  for (let event = 0; event < EVENTS; event++) {
    await day.run(random.pick(TAKEN));
    if (random.chance(0.15)) await payBooking(sim, till, random);
    if (random.chance(0.3)) await undoSomething(sim, manager, random);
    // Some shifts are open over midnight.
    if (random.chance(0.05)) sim.clock.pass(5 * HOUR_MS);
  }
  if (random.chance(0.5)) await till.call('closeShift', { body: { total_cash: random.int(0, 2_000) } });
  for (let more = 0; more < 6; more++) await undoSomething(sim, manager, random);
  return { sim, manager, till };
}

/** Takes money for a booking that may be paid: its deposit, its rest or all of it. */
async function payBooking({ world }: TestSimulator, till: TestCaller, random: Random): Promise<void> {
  const unpaid = world.tables.tickets.all().filter(({ balance }) => balance.outstanding > 0);
  if (unpaid.length === 0) return;
  await till.call('acceptPayment', { body: payment(random.pick(unpaid)) }).catch(() => undefined);
}

/**
 * Refunds or voids a purchase that takes it; one that does not refuses, which is no part of these
 * tests.
 */
async function undoSomething({ world }: TestSimulator, manager: TestCaller, random: Random): Promise<void> {
  const { id, departDate, userId } = random.pick(world.tables.tickets.all());
  const contact = userId === null ? { name: 'Nur Aina', email: 'nur.aina@mail.test' } : {};
  const call = random.chance(0.5)
    ? manager.call('refundTicket', { body: { id, ...REFUND, ...contact } })
    : manager.call('cancelTicket', { body: { id, type: departDate ? 'normal' : 'ticket', cancel_note: 'By mistake' } });
  await call.catch(() => undefined);
}

/** Reads a report as data. */
export function read(caller: TestCaller, type: string, query: Record<string, string> = {}): Promise<ReportDocument> {
  return caller.call('getReportData', { params: { type }, query });
}

/** Returns a table of a report. */
export function tableOf({ tables }: ReportDocument, name: string): ReportTable {
  const table = tables.find((candidate) => candidate.name === name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
}

/** Returns a total of a table in sen; 0 of an empty one. */
export function totalOf(report: ReportDocument, table: string, column: string): number {
  return Math.round((tableOf(report, table).totals[column] ?? 0) * 100);
}
