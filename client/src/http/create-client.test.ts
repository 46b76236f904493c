import { describe, expect, expectTypeOf, test } from 'vitest';
import { OPERATIONS } from '@muara/contract/operations';
import type { SessionAnswer, Ticket } from '@muara/contract/types';
import { fakeClock } from '../realtime/fake-host.ts';
import { ApiError, createMuaraClient, type ClientOptions, type MuaraClient } from './create-client.ts';

type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

interface Fake {
  client: MuaraClient;
  requests: Request[];
  clock: ReturnType<typeof fakeClock>;
  told: string[];
  token(): string | null;
  setToken(token: string | null): void;
}

function fake(reply: Reply = json({}), more: Partial<ClientOptions> = {}): Fake {
  const requests: Request[] = [];
  const told: string[] = [];
  const clock = fakeClock();
  let token: string | null = 'default.old';
  const client = createMuaraClient({
    baseUrl: 'http://muara.test/w/demo/',
    appVersion: '1.2.3',
    tokens: { get: () => token, set: (next) => void (token = next) },
    setTimer: clock.setTimer,
    onSessionEnd: ({ status, message }) => {
      told.push(`end ${status} ${message}`);
      token = null;
    },
    onNewVersion: ({ message }) => void told.push(`new ${message}`),
    onRateLimit: ({ message }) => void told.push(`slow ${message}`),
    async fetch(input) {
      const request = input as Request;
      requests.push(request.clone());
      if (reply instanceof Error) throw reply;
      return typeof reply === 'function' ? reply(request) : reply.clone();
    },
    ...more,
  });
  return { client, requests, clock, told, token: () => token, setToken: (next) => void (token = next) };
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

const caught = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const never = (request: Request): Promise<Response> =>
  new Promise((_, reject) =>
    request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

describe('every call', () => {
  test('sends bearer, platform and version, and X-Pos only at the point of sale', async () => {
    let isPos = false;
    const { client, requests } = fake(json({}), { pos: () => isPos });
    await client.call.getDashboard();
    isPos = true;
    await client.call.getDashboard();
    const [first, second] = requests;
    expect(first?.method).toBe('GET');
    expect(first?.url).toBe('http://muara.test/w/demo/api/dashboard');
    expect(Object.fromEntries(first?.headers ?? [])).toEqual({
      authorization: 'Bearer default.old',
      'x-platform': 'web_app',
      'x-app-version': '1.2.3',
    });
    expect(second?.headers.get('X-Pos')).toBe('1');
  });

  test('sends no bearer without a token', async () => {
    const { client, requests, setToken } = fake();
    setToken(null);
    await client.call.getSalePackages();
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  test('sends an own or given key for commands, and none for queries', async () => {
    const { client, requests } = fake();
    await client.call.logout();
    await client.call.logout();
    await client.call.logout({ idempotencyKey: 'again' });
    await client.call.getDashboard();
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['again', null]);
  });

  test('sends login as a form (000 §7), everything else as JSON', async () => {
    const { client, requests } = fake();
    await client.call.login({ body: { email: 'a+b@muara.test', password: 'p&ss w=rd', platform: 'web_app' } });
    await client.call.printTicket({
      params: { code: 'MRC1234' },
      body: { printer_id: 'R1', type: 'receipt', ws: 1, reprint: null },
    });
    const [login, print] = requests;
    expect(login?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(await login?.text()))).toEqual({
      email: 'a+b@muara.test',
      password: 'p&ss w=rd',
      platform: 'web_app',
    });
    expect(print?.headers.get('Content-Type')).toBe('application/json');
    expect(await print?.json()).toEqual({ printer_id: 'R1', type: 'receipt', ws: 1, reprint: null });
  });

  test('encodes parameters and queries, leaving out undefined values', async () => {
    const { client, requests } = fake();
    await client.call.getTicket({ params: { ticket_code: 'A/B?C' } });
    await client.call.listTickets({ query: { page: 0, search: 'Tan & Söhne', type: undefined } });
    expect(requests[0]?.url).toBe('http://muara.test/w/demo/api/tickets/A%2FB%3FC');
    expect(new URL(requests[1]?.url ?? '').search).toBe('?page=0&search=Tan%20%26%20S%C3%B6hne');
  });

  test('returns a file as a Blob', async () => {
    const { client } = fake(new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
    const answer: unknown = await client.call.downloadReceipt({ params: { code: 'MRC1234' } });
    expect(answer).toBeInstanceOf(Blob);
    expect(await (answer as Blob).text()).toBe('%PDF');
  });

  test.each([200, 422, 503])('measures the server time of a %d response against the call', async (status) => {
    const told: number[] = [];
    const date = 'Tue, 10 Mar 2026 02:00:00 GMT';
    const reply = (): Response => Response.json({}, { status, headers: { date } });
    const { client } = fake(reply, { measureTime: () => (serverTime) => void told.push(serverTime) });
    await client.call.getNotification().catch(() => undefined);
    expect(told).toEqual([Date.parse(date)]);
  });

  test('can be any operation of the contract, and nothing else', () => {
    const calls = fake().client.call as unknown as Record<string, unknown>;
    for (const id of Object.keys(OPERATIONS)) expect(calls[id]).toBeTypeOf('function');
    expect(calls['getDashboard']).toBe(calls['getDashboard']);
    for (const name of ['then', 'toString', 'constructor', 'nothing']) expect(calls[name]).toBeUndefined();
  });
});

describe('a token of another tab', () => {
  test('delays calls until the store is settled, and sends them with its current token', async () => {
    let token = 'default.theirs';
    let release = () => undefined as void;
    const wait = new Promise<void>((resolve) => (release = resolve));
    const { client, requests } = fake(json({}), {
      tokens: { get: () => token, set: () => undefined, settled: () => (token === 'default.theirs' ? wait : null) },
    });
    const answer = client.call.getDashboard();
    await Promise.resolve();
    expect(requests).toEqual([]);
    token = 'default.mine';
    release();
    await answer;
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer default.mine']);
  });
});

describe('token rotation', () => {
  test.each<[string, Reply]>([
    ['an answer', json({ token: 'default.new' })],
    ['a refusal', json({ code: 'slot_past', message: 'x', token: 'default.new' }, 422)],
  ])('stores the token of %s', async (_, reply) => {
    const { client, token } = fake(reply);
    await client.call.getDashboard().catch(() => {});
    expect(token()).toBe('default.new');
  });

  test.each([
    ['no text', 7],
    ['empty', ''],
    ['nested', undefined],
  ])('does not store a token that is %s', async (_, value) => {
    const { client, token } = fake(json({ token: value, data: { token: 'default.nested' } }));
    await client.call.getDashboard();
    expect(token()).toBe('default.old');
  });

  test('a response after signing out does not sign in again; a login does', async () => {
    const late = fake(() => {
      late.setToken(null);
      return json({ token: 'default.zombie' });
    });
    await late.client.call.getDashboard();
    expect(late.token()).toBeNull();
    await late.client.call.login({ body: { email: 'a@b.c', password: 'muara123' } });
    expect(late.token()).toBe('default.zombie');
  });
});

describe('failures', () => {
  const REFUSAL = {
    code: 'validation_failed',
    message: 'Please select slot',
    field: 'slot',
    errors: [{ field: 'slot', code: 'slot_required', message: 'Please select slot' }],
  };

  test('a refusal has code, message and fields', async () => {
    const { client, told } = fake(json(REFUSAL, 422));
    const error = await caught(client.call.getDashboard());
    expect(error).toMatchObject({ kind: 'http', status: 422, ...REFUSAL, body: REFUSAL });
    expect(told).toEqual([]);
  });

  test.each<[number, string | null, string, string[]]>([
    [
      401,
      '{"code":"session_expired","message":"Your session has ended"}',
      'Your session has ended',
      ['end 401 Your session has ended'],
    ],
    [401, null, 'Not authorized', ['end 401 Not authorized']],
    [402, null, 'Not authorized', ['end 402 Not authorized']],
    [403, '{"message":"You dont have permission"}', 'You dont have permission', ['end 403 You dont have permission']],
    [403, '{"error":"From another server"}', 'From another server', ['end 403 From another server']],
    [404, null, 'Something went wrong', []],
    [409, null, 'New updates! Please refresh your browser', ['new New updates! Please refresh your browser']],
    [409, '{"message":"Please update"}', 'Please update', ['new Please update']],
    [422, '{"message":"Fully Booked"}', 'Fully Booked', []],
    [429, null, 'Too many request', ['slow Too many request']],
    [500, null, 'Something went wrong', []],
    [500, '', 'Something went wrong', []],
    [502, '<h1>Bad gateway</h1>', 'Something went wrong', []],
    [503, '{"message":"   "}', 'Something went wrong', []],
    [500, '{"broken":', 'Something went wrong', []],
    [500, 'null', 'Something went wrong', []],
  ])('%i with body %s throws %s', async (status, body, message, calls) => {
    const { client, told } = fake(
      new Response(body, { status, headers: body === '' ? { 'Content-Length': '0' } : {} }),
    );
    const error = await caught(client.call.getDashboard());
    expect(error).toMatchObject({ kind: 'http', status, message });
    expect(told).toEqual(calls);
  });

  test.each([401, 402, 403])('%i on login is thrown without ending a session', async (status) => {
    const { client, told, token } = fake(
      json({ code: 'contract_inactive', message: 'Your agent contract is not active' }, status),
    );
    const error = await caught(client.call.login({ body: { email: 'a@b.c', password: 'muara123' } }));
    expect(error.code).toBe('contract_inactive');
    expect(told).toEqual([]);
    expect(token()).toBe('default.old');
  });

  test('several refused calls end the session once', async () => {
    const { client, told } = fake(json({}, 401));
    await Promise.allSettled([client.call.getDashboard(), client.call.getDashboard(), client.call.listTickets()]);
    expect(told).toHaveLength(1);
  });

  test('a late refusal of an old token does not end the new session', async () => {
    const late = fake(() => {
      late.setToken('default.new');
      return json({}, 401);
    });
    expect((await caught(late.client.call.getDashboard())).status).toBe(401);
    expect(late.told).toEqual([]);
    expect(late.token()).toBe('default.new');
  });

  test('a response that is not JSON is an error, not data', async () => {
    const error = await caught(fake(new Response('{"half":')).client.call.getDashboard());
    expect(error).toMatchObject({ kind: 'http', code: 'malformed_answer', message: 'Something went wrong' });
  });

  test('no connection', async () => {
    const error = await caught(fake(new TypeError('fetch failed')).client.call.getDashboard());
    expect(error).toMatchObject({
      kind: 'network',
      status: 0,
      code: 'network',
      message: 'Failed to fetch. Please check your network connection',
    });
  });

  test('a connection that breaks during the response', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    expect(await caught(fake(new Response(body)).client.call.getDashboard())).toMatchObject({ kind: 'network' });
  });
});

describe('time', () => {
  test('the timeout is exactly 30 seconds', async () => {
    const { client, clock, requests } = fake(never);
    const call = caught(client.call.getDashboard());
    await expect.poll(() => requests.length).toBe(1);
    clock.advance(29_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    clock.advance(1);
    expect(await call).toMatchObject({
      kind: 'timeout',
      status: 0,
      code: 'timeout',
      message: 'This is taking too long. Please check your network connection',
    });
  });

  test('a call may have its own timeout, or none', async () => {
    const { client, clock, requests } = fake(never);
    const quick = caught(client.call.getDashboard({ timeoutMs: 100 }));
    const patient = client.call.getDashboard({ timeoutMs: Infinity });
    await expect.poll(() => requests.length).toBe(2);
    clock.advance(100);
    expect((await quick).kind).toBe('timeout');
    clock.advance(3_600_000);
    expect(clock.waiting()).toBe(0);
    void patient.catch(() => {});
  });

  test('the timeout covers the response body too', async () => {
    const { client, clock, requests } = fake((request) => {
      const body = new ReadableStream({
        start: (controller) =>
          request.signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError'))),
      });
      return new Response(body);
    });
    const call = caught(client.call.getDashboard());
    await expect.poll(() => requests.length).toBe(1);
    clock.advance(30_000);
    expect((await call).kind).toBe('timeout');
  });

  test('a canceled call is not a timeout', async () => {
    const { client, requests } = fake(never);
    const before = await caught(client.call.getDashboard({ signal: AbortSignal.abort() }));
    const control = new AbortController();
    const call = caught(client.call.getDashboard({ signal: control.signal }));
    await expect.poll(() => requests.length).toBe(1);
    control.abort();
    expect([before.kind, (await call).kind]).toEqual(['aborted', 'aborted']);
  });

  test('a fetch that ignores its signal is not awaited', async () => {
    const { client, clock, requests } = fake(() => new Promise<Response>(() => {}));
    const call = caught(client.call.getDashboard());
    await expect.poll(() => requests.length).toBe(1);
    clock.advance(30_000);
    expect((await call).kind).toBe('timeout');
  });

  test('no timer is left behind', async () => {
    const { client, clock } = fake(json({}, 500));
    await caught(client.call.getDashboard());
    expect(clock.waiting()).toBe(0);
  });
});

test('the types show required fields and responses', () => {
  const call = (): MuaraClient['call'] => fake().client.call;
  expectTypeOf<ReturnType<MuaraClient['call']['login']>>().resolves.toEqualTypeOf<SessionAnswer>();
  expectTypeOf<ReturnType<MuaraClient['call']['downloadReceipt']>>().resolves.toEqualTypeOf<Blob>();
  expectTypeOf<Awaited<ReturnType<MuaraClient['call']['generateTicket']>>['ticket']>().toEqualTypeOf<Ticket | null>();
  // @ts-expect-error a login needs its body
  void (() => call().login());
  // @ts-expect-error the code is required
  void (() => call().getTicket({}));
  // @ts-expect-error no such field
  void (() => call().listTickets({ query: { pages: 1 } }));
  // @ts-expect-error a question without a body takes none
  void (() => call().getDashboard({ body: {} }));
  void (() => call().listTickets());
});
