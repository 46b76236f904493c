import { createTestSimulator, type TestSimulator, type TestSimulatorOptions } from '@muara/simulator/testing';
import { buyBatch } from '../../simulator/testing/samples/my-tickets.ts';
import { counterSale, joinPrinter } from '../../simulator/testing/stages/sales.ts';
import { Accounts } from './accounts.ts';
import type { FuzzCall } from './call.ts';
import type { Outcome } from './judge.ts';

const TICKETS = 60;
/** After these the next call of the account signs in again. */
const SESSION_ENDS: ReadonlySet<number> = new Set([401, 402]);
/** Turns of the event loop after which a call hangs, and those in which it gets on without the clock. */
const MOST_TURNS = 1_000;
const OWN_TURNS = 400;
/** How much of the world's time passes with each turn after that. */
const STEP_MS = 1_000;

/** A world to call into: open tills, printers online, a session for each account. */
export interface Stage {
  sim: TestSimulator;
  send(call: FuzzCall): Promise<Outcome>;
}

export type MakeSimulator = (options: TestSimulatorOptions) => TestSimulator;

/** Returns a fresh world. The simulator does not check its responses: that is the fuzzer's task. */
export async function openStage(make: MakeSimulator = createTestSimulator): Promise<Stage> {
  const sim = make({ responseCheck: 'off', tickets: TICKETS });
  const accounts = new Accounts(sim);
  const till = await accounts.caller('cashier');
  await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await till.call('generateTicket', { body: counterSale({ _: 'fuzz-stage' }) });
  await buyBatch(sim);
  joinPrinter(sim, 'R1');
  joinPrinter(sim, 'W1', 1, 'wristband');
  return { sim, send: (call) => send(sim, accounts, call) };
}

async function send(sim: TestSimulator, accounts: Accounts, call: FuzzCall): Promise<Outcome> {
  const caller = await accounts.caller(call.account);
  if (call.wait > 0) sim.clock.pass(call.wait);
  const { journal } = sim.simulator.worlds.room('default');
  const before = { written: journal.written, warnings: sim.warnings.length };
  const init = { method: call.method, headers: call.headers, body: call.body as BodyInit | undefined };
  const response = await inTime(sim, caller.fetch(call.target, init));
  const body = response ? await response.text() : '';
  const written = journal.written - before.written;
  if (response && (SESSION_ENDS.has(response.status) || body.includes('account_inactive'))) accounts.drop(call.account);
  if (call.operationId === 'logout') accounts.drop(call.account);
  return {
    status: response?.status ?? 0,
    contentType: response?.headers.get('content-type') ?? '',
    body,
    lines: written === 0 ? [] : journal.entries().slice(-written),
    answered: response !== undefined,
    warnings: sim.warnings.slice(before.warnings),
  };
}

/** Returns the answer; undefined when none comes, however much time of the world passes. */
async function inTime(sim: TestSimulator, answer: Promise<Response>): Promise<Response | undefined> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const first = await Promise.race([answer, nextTurn()]);
    if (first) return first;
    // A call that waits for something outside, such as a printer, waits on the simulator's clock.
    if (turn >= OWN_TURNS) sim.clock.pass(STEP_MS);
  }
  return undefined;
}

/** Lets files and fonts be read, for a millisecond at least. */
const nextTurn = (): Promise<undefined> => new Promise((resolve) => void setTimeout(() => resolve(undefined), 1));
