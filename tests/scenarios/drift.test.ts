import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeHost, type NodeHost } from '@muara/simulator/hosts/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Options {
  base: string;
  names: string[];
  shard: { index: number; count: number };
  accounts?: string;
  readOnly?: boolean;
  junit?: string;
  html?: string;
}
interface Drift {
  runDrift(
    options: Options,
    parts: { startTwin: () => Promise<object>; print: (text: string) => void; sources: object },
  ): Promise<number>;
  readSources(): object;
}
const drift = new URL('../../scripts/scenarios/drift/drift-session.mjs', import.meta.url).href;
const { readSources, runDrift } = (await import(drift)) as Drift;
/** Read once for all runs: Respect compiles a schema once for each object that it is given. */
const sources = readSources();

/** Changes an answer of the second simulator: body as text, by method and path. */
type Plant = (answer: { name: string; status: number; body: string }) => { status: number; body: string } | undefined;

const hostOptions = { port: 0, tickets: 12, rateLimit: false } as const;
let twin: NodeHost;
let second: NodeHost;
let proxy: Server;
let base: string;
let plant: Plant;
let seen: string[];
/** Whether the server hides that it is a simulator, as a real one would. */
let isReal: boolean;
/** The world that a server without a control plane is: each test has a new one. */
let realWorld: string;
let tests = 0;
const folder = mkdtempSync(join(tmpdir(), 'muara-drift-'));

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? '';
  const name = `${request.method} ${path.split('?')[0]}`;
  seen.push(name);
  if (isReal && path.startsWith('/__sim')) return void response.writeHead(404).end();
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const answer = await fetch(`${second.url}${path}`, {
    method: request.method ?? 'GET',
    headers: { ...(headers as Record<string, string>), ...(isReal && { 'x-sim-world': realWorld }) },
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const body = await answer.text();
  const planted = plant({ name, status: answer.status, body }) ?? { status: answer.status, body };
  const type = answer.headers.get('content-type') ?? 'application/json';
  response.writeHead(planted.status, { 'content-type': type }).end(planted.body);
}

beforeAll(async () => {
  [twin, second] = await Promise.all([startNodeHost(hostOptions), startNodeHost(hostOptions)]);
  proxy = createServer((request, response) => void forward(request, response));
  // A connection that the proxy closes while a call starts on it is reset.
  proxy.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  proxy.closeAllConnections();
  await Promise.all([twin.close(), second.close()]);
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  plant = () => undefined;
  seen = [];
  isReal = true;
  tests += 1;
  realWorld = `real-${tests}`;
  await createWorld(realWorld);
});
function createWorld(name: string, options: object = { tickets: 12 }): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${second.url}/__sim/worlds/${name}`, { method: 'PUT', headers, body: JSON.stringify(options) });
}

/** Worlds that a run made must be gone after it. */
afterEach(async () => {
  await fetch(`${second.url}/__sim/worlds/${realWorld}`, { method: 'DELETE' });
  for (const { url } of [twin, second]) {
    const { data } = (await (await fetch(`${url}/__sim/worlds`)).json()) as { data: { name: string }[] };
    expect(data.map(({ name }) => name).filter((name) => name.startsWith('drift-'))).toEqual([]);
  }
});

const NAMES = ['sell-once', 'sell-as-an-agent', 'cash_short', 'package_not_found', 'permission_denied', 'tiers-2'];

async function compare(more: Partial<Options> = {}): Promise<{ code: number; text: string; found: string[] }> {
  const lines: string[] = [];
  const options = { base, names: NAMES, shard: { index: 1, count: 1 }, ...more };
  const startTwin = () => Promise.resolve({ base: twin.url, isSimulator: true, stop: async () => undefined });
  const code = await runDrift(options, { startTwin, print: (text) => void lines.push(text), sources });
  const text = lines.join('');
  const [, table = ''] = text.split('Where the server and the twin part:\n');
  return {
    code,
    text,
    found: table
      .split('\n')
      .filter((line) => line.startsWith('    '))
      .map((line) => line.trim()),
  };
}

/** Plants a change of the JSON body of one operation's answers. */
function change(name: string, edit: (body: Record<string, unknown>) => void, status = 200): Plant {
  return (answer) => {
    if (answer.name !== name || answer.status !== status) return undefined;
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    edit(body);
    return { status, body: JSON.stringify(body) };
  };
}

const PLANTED: [what: string, Plant, RegExp][] = [
  [
    'a total off by a sen',
    change(
      'POST /api/tickets/generate',
      ({ ticket }) => void ((ticket as { total_amount: number }).total_amount += 0.01),
    ),
    /^amount ticket\.total_amount: .*RM 75\.01.*RM 75\.00/,
  ],
  [
    'a message changed',
    change('POST /api/tickets/generate', (body) => void Object.assign(body, { message: 'No such thing' }), 422),
    /^message message: the server's "No such thing"/,
  ],
  [
    'a field missing',
    change('POST /api/tickets/generate', ({ ticket }) => void delete (ticket as { jetty_id?: number }).jetty_id),
    /^field ticket\.jetty_id: the server's is missing/,
  ],
  [
    'a permission open',
    ({ status, body }) =>
      status === 403 && body.includes('permission_denied') ? { status: 200, body: '{"data":[]}' } : undefined,
    /^status: the server's 200; the twin's 403 permission_denied/,
  ],
];

describe.each([
  ['a server without a control plane', true],
  ['another simulator', false],
])('%s', (_what, real) => {
  beforeEach(() => void (isReal = real));

  test('unchanged, it does not differ', { timeout: 60_000 }, async () => {
    const { code, text } = await compare();
    expect(text).toContain('\n0 differences in 0 of ');
    expect(text).toContain('6 workflows compared');
    expect(code).toBe(0);
  });

  test.each(PLANTED)('%s is found, and nothing else', { timeout: 60_000 }, async (_name, change_, expected) => {
    plant = change_;
    const { code, found } = await compare();
    expect(found).toEqual([...new Set(found)]);
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toMatch(expected);
    expect(code).toBe(1);
  });
});

describe('one clear line, and other workflows go on', () => {
  test('an account that may not sign in', { timeout: 60_000 }, async () => {
    const accounts = join(folder, 'accounts.json');
    const demo = (name: string, password = 'muara123') => ({ email: `${name}@muara.test`, password });
    const all = { cashier: demo('cashier'), 'Tour Guide': demo('tourguide', 'wrong-one'), agent: demo('agent') };
    writeFileSync(accounts, JSON.stringify(all));
    const junit = join(folder, 'drift.xml');
    const { code, text } = await compare({ accounts, junit, html: folder });
    expect(text).toContain('✗ tourguide: tourguide@muara.test may not sign in (422 invalid_credentials: ');
    expect(text).toContain('- permission_denied not run: tourguide may not sign in');
    expect(text).toContain('5 workflows compared');
    expect(text).not.toContain('wrong-one');
    expect(code).toBe(1);
    expect(readFileSync(junit, 'utf8')).toContain('<skipped message="tourguide may not sign in"/>');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('generateTicket');
  });

  test.each([
    ['{"cashier"', /accounts\.json: not JSON/],
    ['{"cashir": {}}', /unknown account cashir; did you mean cashier\?/],
    ['{"cashier": {"email": "a@b.my"}}', /cashier has no password/],
    ['{}', /no account is given/],
  ])('accounts that cannot be read: %s', async (content, expected) => {
    const accounts = join(folder, 'accounts.json');
    writeFileSync(accounts, content);
    await expect(compare({ accounts })).rejects.toThrow(expected);
  });

  test('an unknown workflow, and a server that does not respond', async () => {
    await expect(compare({ names: ['sell-onse'] })).rejects.toThrow('did you mean sell-once?');
    await expect(compare({ base: 'http://127.0.0.1:9' })).rejects.toThrow('does not answer');
  });

  test(
    'steps of the control plane, and what changes something where only reading is allowed',
    { timeout: 60_000 },
    async () => {
      const { text } = await compare({
        names: ['five-past-midnight', 'sell-once', 'permission_denied'],
        readOnly: true,
      });
      expect(text).toContain('- sell-once not run: step till › startShift calls startShift, which changes something');
      expect(text).toContain('1 workflow compared');
      expect(seen.filter((name) => !name.startsWith('GET ') && name !== 'POST /api/login')).toEqual([]);
      const all = await compare({ names: ['five-past-midnight'] });
      expect(all.text).toContain('- five-past-midnight not run: step midnight calls setClock of the control plane');
    },
  );
});

test('a workflow that uses up a limit comes last, however the names are ordered', { timeout: 60_000 }, async () => {
  const { code, text } = await compare({ names: ['sell-once', 'too_many_sign_ins', 'cash_short'] });
  const order = [...text.matchAll(/^[✓✗] ([\w-]+)/gm)].map(([, name]) => name);
  expect(order).toHaveLength(3);
  expect(order.at(-1)).toBe('too_many_sign_ins');
  const signIns = seen.filter((name) => name === 'POST /api/login');
  expect(seen.lastIndexOf('POST /api/tickets/generate')).toBeLessThan(seen.length - 10);
  expect(signIns.length).toBeGreaterThan(10);
  expect(text).toContain('\n0 differences in 0 of ');
  expect(code).toBe(0);
});

describe('--read-only, at a server with data of its own', () => {
  /** Returns the calls that the server received, with the events that each caused. */
  async function readJournal(): Promise<{ operationId: string; events: unknown[] }[]> {
    const { data } = (await (await fetch(`${second.url}/__sim/worlds/${realWorld}/journal`)).json()) as {
      data: { operationId: string; events: unknown[] }[];
    };
    return data;
  }

  test('compares what staff and the shop read, and sends no call that writes', { timeout: 120_000 }, async () => {
    await createWorld(realWorld, { tickets: 30, seed: 7 });
    const { code, text, found } = await compare({ names: [], readOnly: true });
    expect(found).toEqual([]);
    expect(code).toBe(0);
    const [, compared] = /(\d+) workflows compared/.exec(text) ?? [];
    expect(Number(compared)).toBeGreaterThan(10);

    const notGet = seen.filter((name) => !name.startsWith('GET '));
    expect(new Set(notGet)).toEqual(new Set(['POST /api/login', 'POST /tickets/slots']));
    const calls = await readJournal();
    expect(calls.length).toBeGreaterThan(50);
    const wrote = calls.filter(({ operationId, events }) => operationId !== 'login' && events.length > 0);
    expect(wrote).toEqual([]);
  });
});

describe('a server with other prices in its catalogue', () => {
  beforeEach(async () => {
    const call = async (path: string, body: object, token = ''): Promise<Response> => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-sim-world': realWorld,
      };
      return fetch(`${second.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const login = { email: 'manager@muara.test', password: 'muara123', platform: 'web_app' };
    const { token } = (await (await call('/api/login', login)).json()) as { token: string };
    expect((await call('/api/packages/edit', { id: 1, adult_price: 31.01 }, token)).status).toBe(200);
  });

  test('does not differ', { timeout: 60_000 }, async () => {
    const { found, text } = await compare({ names: ['sell-once', 'sell-at-the-counter'] });
    expect(found).toEqual([]);
    expect(text).toContain('2 workflows compared');
  });

  test('does not differ in carts of a price table', { timeout: 60_000 }, async () => {
    const { found, text } = await compare({ names: ['categories-2', 'fees-3', 'tiers-2'] });
    expect(found).toEqual([]);
    expect(text).toContain('3 workflows compared');
    expect(text).not.toContain('ended early');
    expect(seen.filter((name) => name.endsWith('/tickets/generate'))).toHaveLength(3);
  });

  test('differs when a cart of a price table is off by a sen', { timeout: 60_000 }, async () => {
    plant = PLANTED[0]![1];
    const { found, code } = await compare({ names: ['fees-3'] });
    expect(found).toEqual([expect.stringMatching(/^amount ticket\.total_amount: .*RM 62\.65.*RM 62\.64/)]);
    expect(code).toBe(1);
  });

  test('differs when a total is off by a sen', { timeout: 60_000 }, async () => {
    plant = PLANTED[0]![1];
    const { found } = await compare({ names: ['sell-once'] });
    expect(found).toEqual([expect.stringMatching(/RM 77\.03; the twin's RM 77\.02/)]);
  });
});
