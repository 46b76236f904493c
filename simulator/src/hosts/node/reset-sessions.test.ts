import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { serve, type Server } from './serve.ts';

const ACCOUNTS = ['cashier', 'manager', 'agent'];

let server: Server;
beforeEach(async () => {
  server = await serve(createTestSimulator({ tickets: 12 }).simulator, { port: 0 });
});
afterEach(() => server.close());

async function send(method: string, path: string, body?: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** Signs in every account, as an app does that still sends the tokens of its earlier sessions. */
function signInAll(earlier: readonly string[]): Promise<string[]> {
  const signIns = ACCOUNTS.map(async (account, index) => {
    const body = { email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' };
    return String((await send('POST', '/api/login', body, earlier[index]))['token']);
  });
  return Promise.all(signIns);
}

/** Returns the status and code that each token gets. */
async function tryAll(tokens: readonly string[]): Promise<unknown[]> {
  const answers = await Promise.all(tokens.map((token) => send('GET', '/api/authenticate', undefined, token)));
  return answers.map(({ status, code }) => [status, code]);
}

const WORLD = '/__sim/worlds/default';
const OPEN = ACCOUNTS.map(() => [200, undefined]);
const RESET = ACCOUNTS.map(() => [401, 'world_reset']);

test.each([
  ['in real time', async () => undefined],
  ['after its clock moved by months', () => send('PUT', `${WORLD}/clock`, { advance: 'P200D' })],
  ['made at an instant', () => send('PUT', WORLD, { at: '2026-08-01T09:00:00+08:00', seed: 7 })],
  ['copied from a world with sessions', async () => (await signInAll([]), send('PUT', WORLD, { from: 'default' }))],
])('reset three times, a world %s opens new sessions and names the reset to old ones', async (_name, prepare) => {
  await prepare();
  let earlier = await signInAll([]);
  expect(await tryAll(earlier)).toEqual(OPEN);
  for (let reset = 0; reset < 3; reset++) {
    expect(await send('POST', `${WORLD}/reset`)).toMatchObject({ status: 200 });
    const tokens = await signInAll(earlier);
    expect(await tryAll(tokens)).toEqual(OPEN);
    expect(await tryAll(earlier)).toEqual(RESET);
    earlier = tokens;
  }
});
