import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { serve, type Server } from './serve.ts';

const INDEX = `<!doctype html><html><head><link rel="manifest" href="/manifest.webmanifest"><title>Muara</title></head></html>`;

let folder: string;
let sim: TestSimulator;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muara-world-app-'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  sim = createTestSimulator({ tickets: 0 });
  server = await serve(sim.simulator, { port: 0, webRoot: folder });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

/** Asks for a reset mail in a world; returns the link in it. */
async function resetLink(world: string): Promise<string | undefined> {
  const { status } = await fetch(`${server.url}/w/${world}/api/forgot_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cashier@muara.test' }),
  });
  expect(status).toBe(200);
  const { data } = (await (await fetch(`${server.url}/__sim/worlds/${world}/outbox`)).json()) as {
    data: { text: string }[];
  };
  return /https?:\S+reset-password/.exec(data.at(-1)?.text ?? '')?.[0];
}

describe('the app of a world', () => {
  test('begins below the address of the world, which ends with a slash', async () => {
    const answer = await open('/w/qa');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/w/qa/']);
  });

  test.each(['/w/qa/', '/w/qa/d/pos', '/w/qa/d/tickets/0/MRCX'])('%s is the app, told its folder', async (path) => {
    const answer = await open(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<meta name="app-folder" content="/w/qa/" />');
    // Only the app at the root can be installed.
    expect(html).not.toContain('manifest');
  });

  test('has an entity tag of its own', async () => {
    const tags = await Promise.all(
      ['/', '/w/one/', '/w/two/'].map(async (path) => (await open(path)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('creates no world for the page of another site, and opens one that exists', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await open('/w/lured/', elsewhere)).status).toBe(403);
    expect(sim.simulator.worlds.has('lured')).toBe(false);
    sim.simulator.worlds.create('known', { tickets: 0 });
    expect((await open('/w/known/', elsewhere)).status).toBe(200);
  });

  test('is where links lead once it was opened; before that they lead to the app at the root', async () => {
    expect(await resetLink('mails')).toBe(`${server.url}/d/reset-password`);
    await open('/w/mails/d/login');
    expect(await resetLink('mails')).toBe(`${server.url}/w/mails/d/reset-password`);
  });

  test('says that its world trains', async () => {
    sim.simulator.worlds.create('class', { tickets: 0, training: true });
    const read = async (path: string): Promise<unknown> => (await fetch(server.url + path)).json();
    expect(await read('/w/class/config.json')).toMatchObject({ training: true, bar: { world: 'class' } });
    expect(await read('/config.json')).not.toHaveProperty('training');
  });
});
