import { createSimulator, type HostClock } from '@muara/simulator';
import { type Figure, median, percentile } from './figures.ts';

export const clock: HostClock = {
  now: () => Date.now(),
  setTimer(fn, ms) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};

type Simulator = ReturnType<typeof createSimulator>;

/**
 * A call in process, body and answer as text: what a client does with them is not the simulator's
 * cost.
 */
export async function send(
  simulator: Simulator,
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body,
  });
  const answer = await simulator.fetch(request, { address: '127.0.0.1' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

export async function series(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timed(() => work(index)));
  return times;
}

/** p99 of list pages in a world with so many tickets, the whole call included: routing, checks, JSON. */
async function listing(tickets: number): Promise<{ seedMs: number; list: number; search: number }> {
  const simulator = createSimulator({ clock, tickets, rateLimit: false });
  const before = performance.now();
  const login = JSON.stringify({ email: 'manager@muara.test', password: 'muara123', platform: 'web_app' });
  const { token } = JSON.parse(await send(simulator, 'POST', '/api/login', login)) as { token: string };
  const seedMs = performance.now() - before;
  const headers = { authorization: `Bearer ${token}` };
  const page = (index: number, extra = '') =>
    send(simulator, 'GET', `/api/tickets?ticket_type=0&page=${index % 40}${extra}`, undefined, headers);
  await series(300, (index) => page(index));
  const list = percentile(await series(400, (index) => page(index)), 0.99);
  const search = percentile(
    await series(60, (index) => page(0, `&search=${['tan', 'MRC2', 'aisyah', '0123'][index % 4]}`)),
    0.99,
  );
  return { seedMs, list, search };
}

/** Worlds: create, snapshot, restore; and what a list costs as the world grows. */
export async function measureWorlds(): Promise<Figure[]> {
  const simulator = createSimulator({ clock, rateLimit: false });
  await send(simulator, 'PUT', '/__sim/worlds/warm-up');
  const create = await series(50, (index) => send(simulator, 'PUT', `/__sim/worlds/w${index}`));
  const snapshot = await series(40, () => send(simulator, 'GET', '/__sim/worlds/w1/snapshot'));
  const kept = await send(simulator, 'GET', '/__sim/worlds/w1/snapshot');
  const restore = await series(40, () => send(simulator, 'PUT', '/__sim/worlds/w2/snapshot', kept));
  const small = await listing(1000);
  const large = await listing(100_000);
  return [
    { name: 'create a world', value: median(create), unit: 'ms', aim: { atMost: 5 } },
    {
      name: 'snapshot a world',
      value: median(snapshot),
      unit: 'ms',
      aim: { atMost: 10 },
      note: `${(kept.length / 1024).toFixed(0)} KB of JSON over the control plane`,
    },
    { name: 'restore a world', value: median(restore), unit: 'ms' },
    { name: 'seed 100,000 tickets', value: large.seedMs, unit: 'ms' },
    { name: 'list, 1,000 tickets, p99', value: small.list, unit: 'ms' },
    { name: 'list, 100,000 tickets, p99', value: large.list, unit: 'ms', aim: { atMost: 10 } },
    { name: 'search, 1,000 tickets, p99', value: small.search, unit: 'ms' },
    { name: 'search, 100,000 tickets, p99', value: large.search, unit: 'ms' },
  ];
}
