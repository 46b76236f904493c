import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { serve, type Server, type ServeOptions } from './serve.ts';

const RESET = { email: 'cashier@muara.test' };

let sim: TestSimulator;
let server: Server;

const start = (options: Partial<ServeOptions> = {}): Promise<Server> => serve(sim.simulator, { port: 0, ...options });

beforeAll(async () => {
  sim = createTestSimulator({ world: 'default', tickets: 5 });
  server = await start({ allowHosts: ['till.example'] });
});
afterAll(() => server.close());

interface Sent {
  port?: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** Sends a request with exactly these Host and Sec-Fetch headers. */
function raw(path: string, { port = server.port, method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; body: { code?: string } }>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: text.startsWith('{') ? (JSON.parse(text) as object) : {} }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const lastLink = (): string =>
  /(https?:\/\/[^/]+)\/d\/reset-password/.exec(sim.world.tables.outbox.all().at(-1)?.text ?? '')?.[1] ?? '';

describe('the Host of a request', () => {
  test.each(['/api/login', '/d/login', '/config.json', '/__sim', '/tickets/packages', '/docs'])(
    '%s is refused for a name that is not allowed',
    async (path) => {
      const refused = await raw(path, { headers: { host: 'evil.example' } });
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    },
  );

  test.each(['localhost', '127.0.0.1:1234', 'till.example', 'TILL.example:3000'])('%s may be used', async (host) => {
    expect((await raw('/config.json', { headers: { host } })).status).toBe(200);
  });

  test('opens a socket only for an allowed name, with any origin', async () => {
    const open = (host: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
          headers: { host, origin: `http://${host}` },
        });
        socket.on('open', () => resolve('open'));
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)));
        socket.on('error', () => {});
      });
    expect([await open('evil.example'), await open('till.example')]).toEqual(['403', 'open']);
  });

  test('never decides the URLs of links in mails', async () => {
    const ask = (headers: Record<string, string>, port = server.port) =>
      raw('/api/forgot_password', {
        port,
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify(RESET),
      });
    await ask({ host: 'till.example' });
    expect(lastLink()).toBe(`http://localhost:${server.port}`);
    const published = await start({ publicUrl: 'https://tickets.example', allowHosts: ['till.example'] });
    await ask({ host: 'till.example' }, published.port);
    expect(lastLink()).toBe('https://tickets.example');
    await new Promise<void>((resolve) => void published.close().then(resolve));
  });
});

test('a URL with broken percent-encoding is refused in JSON', async () => {
  expect(await raw('/api/users/%E0%A4%A')).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
});

describe('pages of other sites', () => {
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };

  test('cannot create worlds with images', async () => {
    const before = sim.simulator.worlds.list().length;
    for (let count = 0; count < 20; count++) {
      expect((await raw(`/w/made-${count}/api/authenticate`, { headers: image })).status).toBe(403);
      expect((await raw(`/__sim/worlds/made-${count}/clock`, { headers: image })).status).toBe(403);
    }
    expect(sim.simulator.worlds.list()).toHaveLength(before);
  });

  test('may link to an existing world', async () => {
    sim.simulator.worlds.get('open');
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await raw('/w/open/tickets/packages', { headers })).status).toBe(200);
    expect((await raw('/w/not-yet/tickets/packages', { headers })).status).toBe(403);
  });
});

describe('the control plane', () => {
  test('creates no world for a GET', async () => {
    expect((await raw('/__sim/worlds/unknown/clock')).status).toBe(404);
    expect(sim.simulator.worlds.has('unknown')).toBe(false);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', undefined])('refuses a command as %s', async (type) => {
    const headers: Record<string, string> = { 'sec-fetch-site': 'same-site', ...(type && { 'content-type': type }) };
    const { world } = sim;
    expect(await raw('/__sim/worlds/default/reset', { method: 'POST', headers, body: type && '{}' })).toMatchObject({
      status: 415,
      body: { code: 'not_json' },
    });
    expect(sim.world).toBe(world);
  });

  test('refuses an oversized command without reading it', async () => {
    const headers = { ...JSON_TYPE, 'content-length': '2000000' };
    const { status } = await new Promise<{ status: number }>((resolve, reject) => {
      const sent = httpRequest(
        { port: server.port, host: '127.0.0.1', path: '/__sim/worlds/default/clock', method: 'PUT', headers },
        (response) => {
          resolve({ status: response.statusCode ?? 0 });
          sent.destroy();
        },
      );
      sent.on('error', reject);
      sent.flushHeaders();
    });
    expect(status).toBe(413);
  });
});
