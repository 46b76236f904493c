import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { median } from './figures.ts';
import { call, type Call, cpuOf, root, type Server, simulatorProgram, startServer } from './servers.ts';
import { installTool } from './tools.ts';

interface Cost {
  cpuMs: number;
  perSecond: number;
}
type Kind = 'list' | 'get' | 'create';
interface Target {
  name: string;
  server: Server;
  call(kind: Kind): Omit<Call, 'port'>;
}

const kinds: Kind[] = ['list', 'get', 'create'];

/** Twelve calls under way at once; CPU is the server's own. */
async function load(target: Target, kind: Kind, count: number): Promise<Cost> {
  const one = async () => {
    const answer = await call({ port: target.server.port, ...target.call(kind) });
    if (answer.status !== 200) throw new Error(`${target.name} ${kind}: ${answer.status} ${answer.text.slice(0, 300)}`);
  };
  const cpuBefore = cpuOf(target.server.pid);
  const before = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (left > 0) {
        left -= 1;
        await one();
      }
    }),
  );
  const seconds = (performance.now() - before) / 1000;
  return { cpuMs: (cpuOf(target.server.pid) - cpuBefore) / count, perSecond: count / seconds };
}

const sale = (amount: number) => ({
  package_id: 1,
  jetty_id: 1,
  depart_date: null as string | null,
  slot: null,
  state: 'Melaka',
  country: null,
  platform: 'counter',
  payment_method: 'Cash',
  malaysian: true,
  non_malaysian: false,
  amount,
  amount_food: 0,
  processing_fee: 0,
  amount_discount: 0,
  free_tickets: 0,
  cash_in: amount,
  cash_out: 0,
  total_adult: 2,
  total_child: 1,
});

interface Shop {
  today: string;
  packages: {
    id: number;
    jetty_ids: number[];
    adult_price: number;
    child_price: number;
    vvip: boolean;
    exhibition: boolean;
    minisigua: boolean;
    promotions: { free_tickets: unknown[] };
  }[];
  jettys: { id: number; gotSlots: boolean }[];
}

async function simulatorTarget(): Promise<{ target: Target; samples: Record<Kind, string> }> {
  const server = await startServer(
    process.execPath,
    (port) => [simulatorProgram, '--port', String(port), '--rate-limit', '100000000'],
    '/config.json',
  );
  const ask = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call({
      port: server.port,
      path,
      method: body ? 'POST' : 'GET',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  // The manager sells without a shift, so that the figures are those of a sale alone.
  const login = JSON.parse(
    (await ask('/api/login', { email: 'manager@muara.test', password: 'muara123', platform: 'web_app' })).text,
  ) as { token: string };
  const headers = {
    authorization: `Bearer ${login.token}`,
    'x-platform': 'web_app',
    'x-app-version': '0.1.0',
    'x-pos': '1',
  };
  const shop = JSON.parse((await ask('/tickets/packages', undefined, headers)).text) as Shop;
  const free = new Set(shop.jettys.filter((jetty) => !jetty.gotSlots).map((jetty) => jetty.id));
  const sold = shop.packages.find(
    (candidate) =>
      !candidate.vvip &&
      !candidate.exhibition &&
      !candidate.minisigua &&
      candidate.jetty_ids.some((id) => free.has(id)),
  )!;
  const body = {
    ...sale(sold.adult_price * 2 + sold.child_price),
    package_id: sold.id,
    jetty_id: sold.jetty_ids.find((id) => free.has(id))!,
    depart_date: shop.today,
  };
  const create = () => ({
    path: '/api/tickets/generate',
    method: 'POST',
    headers,
    body: JSON.stringify({ ...body, name: randomUUID().slice(0, 8), _: randomUUID() }),
  });
  const made = await call({ port: server.port, ...create() });
  const ticket = (JSON.parse(made.text) as { ticket: { code: string } | null }).ticket;
  if (!ticket) throw new Error(`No ticket: ${made.text}`);
  const calls: Record<Kind, () => Omit<Call, 'port'>> = {
    list: () => ({ path: '/api/tickets?page=0&ticket_type=0', headers }),
    get: () => ({ path: `/api/tickets/${ticket.code}`, headers }),
    create,
  };
  const samples = { list: '', get: '', create: made.text };
  for (const kind of ['list', 'get'] as const)
    samples[kind] = (await call({ port: server.port, ...calls[kind]() })).text;
  return { target: { name: 'simulator', server, call: (kind) => calls[kind]() }, samples };
}

/**
 * Measures CPU a request and requests a second beside bare servers that answer the same bytes, and
 * Prism on the same contract.
 */
export async function measureRequests(count: number): Promise<Figure[]> {
  const { target: simulator, samples } = await simulatorTarget();
  const file = join(tmpdir(), `muara-bench-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(samples));
  const bare = async (name: string): Promise<Target> => ({
    name,
    server: await startServer(
      process.execPath,
      (port) => ['--import', 'tsx', join(root, `tests/bench/targets/${name}.ts`), String(port), file],
      '/api/tickets',
    ),
    call: simulator.call,
  });
  const targets = [simulator, await bare('node-http'), await bare('hono')];
  const prism = await installTool('@stoplight/prism-cli', '5.14.2', 'prism');
  if (prism) {
    const server = await startServer(
      process.execPath,
      (port) => [
        prism,
        'mock',
        '--multiprocess',
        'false',
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
        '--verboseLevel',
        'silent',
        join(root, 'openapi/generated/openapi.json'),
      ],
      '/tickets/packages',
    );
    targets.push({ name: 'prism', server, call: simulator.call });
  }

  const cpu = new Map<string, number>();
  const figures: Figure[] = [];
  for (const kind of kinds) {
    for (const target of targets) {
      const rounds = target.name === 'prism' ? Math.ceil(count / 10) : count;
      await load(target, kind, Math.ceil(rounds / 2));
      const costs = [
        await load(target, kind, rounds),
        await load(target, kind, rounds),
        await load(target, kind, rounds),
      ];
      const cpuMs = median(costs.map((cost) => cost.cpuMs));
      cpu.set(`${target.name} ${kind}`, cpuMs);
      figures.push({
        name: `${kind}: ${target.name}`,
        value: cpuMs,
        unit: 'ms CPU',
        note: `${median(costs.map((cost) => cost.perSecond)).toFixed(0)} requests/s`,
      });
    }
    const ours = cpu.get(`simulator ${kind}`)!;
    figures.push({
      name: `${kind}: simulator ÷ hono`,
      value: ours / cpu.get(`hono ${kind}`)!,
      unit: '×',
      ...(kind === 'create' ? { aim: { atMost: 2 } } : {}),
    });
    if (prism)
      figures.push({
        name: `${kind}: simulator ÷ prism`,
        value: ours / cpu.get(`prism ${kind}`)!,
        unit: '×',
        aim: { atMost: 0.2 },
      });
  }
  await Promise.all(targets.map((target) => target.server.stop()));
  return figures;
}
