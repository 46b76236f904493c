import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse, request as httpRequest } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '@muara/contract/realtime';
import { WebSocket } from 'ws';
import { fakeSimulator, signIn, type FakeSimulator } from '../../../testing/fakes/domain.ts';
import { localPrinters } from '../config.ts';
import { Pages } from './pages.ts';
import { PortTaken, serve, type Server } from './serve.ts';

const INDEX =
  '<!doctype html><title>Muara</title><script>preload()</script><script type="module" src="/assets/app-1a2b3c4d.js"></script>';
const SCRIPT = 'export const app = "muara";'.repeat(50);

let folder: string;
let simulator: FakeSimulator;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muara-web-'));
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  mkdirSync(join(folder, 'docs/http'), { recursive: true });
  mkdirSync(join(folder, 'contract'));
  mkdirSync(join(folder, 'console/assets'), { recursive: true });
  writeFileSync(join(folder, 'console/index.html'), '<title>Console</title>');
  writeFileSync(join(folder, 'console/assets/index-1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'web/index.html'), INDEX);
  writeFileSync(join(folder, 'web/.env'), 'secret');
  writeFileSync(join(folder, 'web/favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'web/assets/app-1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(folder, 'web/assets/app-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'web/assets/app-1a2b3c4d.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'web/assets/decoder.worker-1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(folder, 'docs/index.html'), '<title>Docs</title>');
  writeFileSync(join(folder, 'docs/http/index.html'), '<title>HTTP</title>');
  writeFileSync(join(folder, 'docs/http/login.html'), '<title>Sign in</title>');
  writeFileSync(join(folder, 'contract/openapi.json'), '{"openapi":"3.1.0"}');
  simulator = fakeSimulator();
  server = await serve(simulator, {
    port: 0,
    webRoot: join(folder, 'web'),
    docsRoot: join(folder, 'docs'),
    consoleRoot: join(folder, 'console'),
    contractRoot: join(folder, 'contract'),
    version: '1.2.3',
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a raw request: no normalised path, no automatic decompression. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port: server.port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the console', () => {
  test.each(['/__sim', '/__sim/', '/__sim/worlds', '/__sim/w/demo/calls/7'])(
    '%s is a page for a browser',
    async (path) => {
      const { status, headers, body } = await raw(path, { accept: 'text/html,*/*' });
      expect([status, String(body)]).toEqual([200, '<title>Console</title>']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  test('programs get the control plane at the same addresses, and browsers its other pages', async () => {
    expect((await raw('/__sim/worlds', { accept: '*/*' })).headers['content-type']).toBe('application/json');
    expect((await raw('/__sim', { accept: 'application/json' })).status).toBe(200);
    const outbox = await raw('/__sim/worlds/default/outbox', { accept: 'text/html' });
    expect(String(outbox.body)).not.toContain('<title>Console</title>');
  });

  test('is refused to another machine', async () => {
    const pages = new Pages({
      webRoot: undefined,
      docsRoot: undefined,
      contractRoot: undefined,
      consoleRoot: join(folder, 'console'),
      printers: localPrinters(),
    });
    // A socket without an address, as one of another machine, is not this machine's.
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    await pages.answerConsole(request, response, '/__sim/worlds');
    expect(response.statusCode).toBe(403);
  });

  test('files are kept for a year, and nothing outside its folder is served', async () => {
    const script = await raw('/__sim/assets/index-1a2b3c4d.js');
    expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await raw('/__sim/assets/..%2f..%2fsecret.txt')).status).toBe(404);
  });
});

describe('the API over HTTP', () => {
  test('passes the caller’s address to calls, and serves the control plane', async () => {
    const token = signIn(simulator.worlds.get('default'), 1);
    const answer = await fetch(`${server.url}/api/tickets/test-print?printer_id=R1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, job_id: 'job-1' }]);
    expect(simulator.worlds.room('default').journal.entries().at(-1)?.address).toBe('127.0.0.1');
    expect((await fetch(`${server.url}/__sim/worlds`)).status).toBe(200);
  });

  test('reads posted bodies, and sends complete files', async () => {
    const token = signIn(simulator.worlds.get('default'), 1);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/tickets/print/MRCX`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ printer_id: 'R1', type: 'receipt' }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, job_id: null }]);
    const file = await fetch(`${server.url}/w/qa/tickets/pdf/receipt/MRCX7K2M9QP`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', 'MRCX7K2M9QP']);
  });

  test.each(['/api/nothing', '/tickets/nothing', '/storage/nothing', '/w/qa/api/nothing'])(
    '%s is 404 in JSON, never a page',
    async (path) => {
      const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      expect([answer.status, await answer.json()]).toEqual([404, { code: 'not_found', message: 'Not found' }]);
    },
  );

  test('drops a connection without a response, and serves the next call', async () => {
    simulator.worlds.room('drop').faults.order({ operationId: 'downloadReceipt', nth: 1, drop: true });
    const url = `${server.url}/w/drop/tickets/pdf/receipt/MRCX7K2M9QP`;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('the configuration of the web app', () => {
  const BAR = { control: '', world: 'qa-1', console: '/__sim/' };
  const printers = {
    receipt: 'http://localhost:3005',
    ticket_agent: 'http://localhost:3006',
    wristband: 'http://localhost:3007',
  };

  test.each([
    ['as a rule', '/config.json', {}, '', {}],
    ['where the path chose a world', '/w/qa-1/config.json', {}, '/w/qa-1', { bar: BAR }],
    ['where the header chose a world', '/config.json', { 'x-sim-world': 'qa-2' }, '/w/qa-2', {}],
  ])('%s', async (_name, path, headers, base, more) => {
    expect(await (await fetch(server.url + path, { headers })).json()).toEqual({
      appName: 'Muara',
      version: '1.2.3',
      apiBase: base,
      realtimeUrl: `${base}/ws`,
      printers,
      localhostShortcuts: false,
      ...more,
    });
  });
});

describe('pages and files', () => {
  test.each(['/', '/d/login', '/d/tickets/0/MRCX', '/no.such.page', '/d/agents/a.b'])(
    '%s is the web app',
    async (path) => {
      const answer = await raw(path, { accept: 'text/html' });
      expect([answer.status, String(answer.body)]).toEqual([200, INDEX]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('let a page run only its own scripts', async () => {
    const { headers } = await raw('/', { host: `localhost:${server.port}` });
    const policy = String(headers['content-security-policy']);
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
    expect(policy).toContain(
      `connect-src 'self' ws://localhost:${server.port} wss://localhost:${server.port} http://localhost:3005`,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });

  test('let only workers compile WebAssembly of this origin, and the page open the camera', async () => {
    const { headers } = await raw('/assets/decoder.worker-1a2b3c4d.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    const page = await raw('/d/login', { accept: 'text/html' });
    expect(String(page.headers['content-security-policy'])).not.toContain('wasm');
    expect(page.headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=()');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('a built file for a browser that accepts %s', async (accepts, encoding) => {
    const plain = await raw('/assets/app-1a2b3c4d.js', { 'accept-encoding': accepts });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers['content-encoding']).toBe(encoding);
    expect(await (await fetch(`${server.url}/assets/app-1a2b3c4d.js`)).text()).toBe(SCRIPT);
  });

  test('are not sent again when unchanged or for HEAD, and changes are noticed', async () => {
    const first = await raw('/favicon.svg');
    expect(first.headers['content-type']).toBe('image/svg+xml');
    const again = await raw('/favicon.svg', { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await raw('/favicon.svg', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '6']);
    writeFileSync(join(folder, 'web/favicon.svg'), '<svg>new</svg>');
    expect(String((await raw('/favicon.svg')).body)).toBe('<svg>new</svg>');
  });

  test.each([
    ['a file that is not there', '/assets/gone-1a2b3c4d.js', 404],
    ['a path that leaves the folder', '/../secret.txt', 404],
    ['the same, encoded', '/..%2fsecret.txt', 404],
    ['a hidden file', '/.env', 404],
    ['a path that does not decode', '/%zz', 400],
  ])('%s is refused', async (_name, path, status) => {
    const answer = await raw(path, { accept: 'text/html' });
    expect(answer.status).toBe(status);
    expect((await raw(path)).status).toBe(status);
    expect(String(answer.body)).not.toContain('secret');
  });

  test('refuse POST', async () => {
    expect((await raw('/d/login', {}, 'POST')).status).toBe(405);
  });

  test('include the bundles of the contract; missing ones are 404', async () => {
    expect(await (await fetch(`${server.url}/openapi.json`)).json()).toEqual({ openapi: '3.1.0' });
    expect((await raw('/asyncapi.json')).status).toBe(404);
  });

  test('include the documentation, which runs its own scripts only', async () => {
    const page = await raw('/docs/http/login.html');
    expect(String(page.body)).toBe('<title>Sign in</title>');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(String((await raw('/docs/')).body)).toBe('<title>Docs</title>');
    expect(String((await raw('/docs/http/')).body)).toBe('<title>HTTP</title>');
    for (const [path, status] of [
      ['/docs/http/gone.html', 404],
      ['/docs/../secret.txt', 404],
      ['/docs/%2e%2e/secret.txt', 404],
    ] as const)
      expect((await raw(path, { accept: 'text/html' })).status).toBe(status);
  });

  test.each([
    ['/docs', '/docs/'],
    ['/docs/http', '/docs/http/'],
  ])('%s leads to %s, from where relative links work', async (path, location) => {
    expect(await raw(path)).toMatchObject({ status: 308, headers: { location } });
  });
});

describe('the realtime socket', () => {
  const startup = (token: string | null): string => {
    const message = {
      msg: '/appid',
      app: 'web',
      app_id: 'muara',
      id: 1,
      channel: null,
      name: 'Aisyah',
      role: 'Cashier',
      wpa: 0,
      agent: 'test',
      token,
      screen: '/d/dashboard',
      reconnect: 0,
      invisible: 0,
    };
    return Buffer.from(JSON.stringify(message)).toString('base64');
  };
  const firstMessage = (path: string, token: string, headers: Record<string, string> = {}): Promise<{ type: string }> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
      socket.on('error', reject);
      socket.on('open', () => socket.send(startup(token)));
      socket.on('message', (data) => {
        resolve(JSON.parse(String(data)) as { type: string });
        socket.close();
      });
    });

  test('accepts a signed-in peer in the world of the path, header or token', async () => {
    const token = signIn(simulator.worlds.get('qa'), 1);
    expect(await firstMessage('/w/qa/ws', token)).toMatchObject({ type: 'connected' });
    expect(await firstMessage('/ws', token)).toMatchObject({ type: 'connected' });
    expect(await firstMessage('/ws', token, { 'x-sim-world': 'qa' })).toMatchObject({ type: 'connected' });
  });

  test.each([
    ['another path', '/socket', {}, 404],
    ['a page of another site', '/ws', { origin: 'https://evil.example' }, 403],
    ['a world name that cannot be', '/ws', { 'x-sim-world': 'Not Me' }, 400],
  ])('refuses %s', async (_name, path, headers, status) => {
    await expect(firstMessage(path, '', headers)).rejects.toThrow(`Unexpected server response: ${status}`);
  });

  test('closes with 1012 when its world is reset', async () => {
    const token = signIn(simulator.worlds.get('reset'), 1);
    const code = await new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/w/reset/ws`);
      socket.on('error', reject);
      socket.on('open', () => socket.send(startup(token)));
      socket.once('message', () => simulator.worlds.reset('reset'));
      socket.on('close', resolve);
    });
    expect(code).toBe(1012);
  });

  test('closes with 1009 for a frame over one megabyte', async () => {
    const code = await new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
      socket.on('error', reject);
      socket.on('open', () => socket.send('x'.repeat(1_000_001)));
      socket.on('close', resolve);
    });
    expect(Object.keys(CLOSE_CODES)).toContain(String(code));
    expect(code).toBe(1009);
  });
});

describe('the server', () => {
  test('names a taken port', async () => {
    const error: unknown = await serve(fakeSimulator(), { port: server.port }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortTaken);
    expect(error).toMatchObject({ port: server.port });
  });

  test('serves the API without a built web app, and says so', async () => {
    const bare = await serve(fakeSimulator(), { port: 0, contractRoot: folder });
    expect(await (await fetch(bare.url)).text()).toBe('The web app is not built: npm start builds it\n');
    expect((await fetch(`${bare.url}/api/dashboard`)).status).toBe(401);
    await bare.close();
  });

  test('closes within a second despite an open socket and a slow call', async () => {
    const slow = fakeSimulator();
    const host = await serve(slow, { port: 0 });
    slow.worlds.room('default').faults.order({ operationId: '*', delay_ms: 60_000 });
    const hanging = fetch(`${host.url}/tickets/pdf/receipt/MRCX7K2M9QP`).catch(() => 'ended');
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
    await new Promise((resolve) => socket.on('open', resolve));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const start = process.hrtime.bigint();
    await host.close();
    expect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(1_000);
    expect(await hanging).toBe('ended');
    await closed;
  });
});
