import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSimulator } from '@muara/simulator';
import { type Figure, median } from './figures.ts';
import { clock, send } from './worlds.ts';

/** A busy month. */
const AIMED = 100_000;
const LARGEST = 1_000_000;
/** Heap of a world with a million tickets, in megabytes. */
const HEAP_MB = 6_144;
const MEGABYTE = 1_048_576;
const DAY_MS = 86_400_000;
const ROUNDS = 3;

/** What it takes to write a report until its last byte. */
interface Cost {
  cpuMs: number;
  wallMs: number;
  firstByteMs: number;
  /** How much the heap and the buffers grew at most. */
  peakMb: number;
}

type Simulator = ReturnType<typeof createSimulator>;

async function open(tickets: number): Promise<{ simulator: Simulator; token: string }> {
  const simulator = createSimulator({ clock, tickets, rateLimit: false });
  const login = JSON.stringify({ email: 'manager@muara.test', password: 'muara123', platform: 'web_app' });
  const { token } = JSON.parse(await send(simulator, 'POST', '/api/login', login)) as { token: string };
  return { simulator, token };
}

function usedMb(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

/** Reads a report as a browser does, chunk by chunk, and keeps nothing of it. */
async function write({ simulator, token }: Awaited<ReturnType<typeof open>>, path: string): Promise<Cost> {
  const [heap, cpu, began] = [usedMb(), process.cpuUsage(), performance.now()];
  const request = new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await simulator.fetch(request, { address: '127.0.0.1' });
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  let firstByteMs = 0;
  let peakMb = 0;
  for await (const _chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    firstByteMs ||= performance.now() - began;
    peakMb = Math.max(peakMb, usedMb() - heap);
  }
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1_000, wallMs: performance.now() - began, firstByteMs, peakMb };
}

async function medianOf(world: Awaited<ReturnType<typeof open>>, path: string): Promise<Cost> {
  // The first two are for the compiler.
  for (let round = 0; round < 2; round++) await write(world, path);
  globalThis.gc?.();
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) costs.push(await write(world, path));
  const middle = (figure: keyof Cost): number => median(costs.map((cost) => cost[figure]));
  return {
    cpuMs: middle('cpuMs'),
    wallMs: middle('wallMs'),
    firstByteMs: middle('firstByteMs'),
    peakMb: Math.max(...costs.map(({ peakMb }) => peakMb)),
  };
}

/** Every type over all the seed's days, in a world of 100,000 tickets. */
const TYPES: readonly (readonly [type: string, query: string])[] = [
  ['sales', ''],
  ['financial', ''],
  ['marketing', ''],
  ['customer', ''],
  ['agent', ''],
  ['booking', ''],
  ['closing_account', 'staff_id=5&jetty_id=all'],
  ['cash_movement', 'staff_id=5'],
  ['reprint', 'staff_id=5'],
  ['void_note', 'staff_id=5'],
  ['trip', 'staff_id=all&trip_type=Daily'],
  ['daily_redemption', 'departure_date=2020-01-01,2099-12-31'],
  ['agent_redeemed', 'departure_date=2020-01-01,2099-12-31'],
];

/**
 * Reports of a world that is as large as a busy month: what a page and a workbook cost, and a closing
 * in ten times that.
 */
export async function measureReports(): Promise<Figure[]> {
  return Object.keys(PARTS).flatMap((part) => {
    const node = [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', '--import', 'tsx'];
    const child = spawnSync(process.execPath, [...node, fileURLToPath(import.meta.url), part], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.status !== 0) throw new Error(`the ${part} could not be measured`);
    return JSON.parse(child.stdout) as Figure[];
  });
}

async function measureMonth(): Promise<Figure[]> {
  const month = await open(AIMED);
  const figures: Figure[] = [];
  for (const [type, query] of TYPES) {
    const { cpuMs, firstByteMs, peakMb } = await medianOf(month, `/api/reports/${type}?${query}`);
    const note = `${peakMb.toFixed(0)} MB`;
    figures.push({ name: `${type}, CPU`, value: cpuMs, unit: 'ms', aim: { atMost: 1_000 }, note });
    figures.push({ name: `${type}, first byte`, value: firstByteMs, unit: 'ms', aim: { atMost: 200 } });
  }
  const book = await medianOf(month, '/api/reports/sales?download=1');
  figures.push({ name: 'workbook of sales, 100,000 rows', value: book.wallMs, unit: 'ms', aim: { atMost: 10_000 } });
  figures.push({ name: 'workbook of sales, most memory', value: book.peakMb, unit: 'MB', aim: { atMost: 150 } });
  return figures;
}

/** The closing of a cashier's day among a million tickets. */
async function measureClosing(): Promise<Figure[]> {
  const large = await open(LARGEST);
  const headers = { authorization: `Bearer ${large.token}` };
  const { today } = JSON.parse(await send(large.simulator, 'GET', '/api/reports', undefined, headers)) as {
    today: string;
  };
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const path = `/api/reports/closing_account?staff_id=5&jetty_id=all&purchased_date=${yesterday}`;
  const { wallMs } = await medianOf(large, path);
  return [{ name: 'a closing, 1,000,000 tickets', value: wallMs, unit: 'ms', aim: { atMost: 100 } }];
}

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = { month: measureMonth, closing: measureClosing };

const [, program, asked = ''] = process.argv;
if (program === fileURLToPath(import.meta.url)) {
  process.stdout.write(JSON.stringify(await PARTS[asked]?.()));
  // The clocks of the worlds would keep the process.
  process.exit(0);
}
