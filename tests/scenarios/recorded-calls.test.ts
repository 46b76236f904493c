import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeHost, type NodeHost } from '@muara/simulator/hosts/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

interface Runner {
  readOptions(words: string[]): object;
  runSession(options: object): Promise<number>;
}
const FOLDER = new URL('../../scripts/scenarios/', import.meta.url);
const load = async (name: string): Promise<object> => (await import(new URL(`${name}.mjs`, FOLDER).href)) as object;
const { readOptions, runSession } = Object.assign(
  {},
  ...(await Promise.all(['options', 'session'].map(load))),
) as Runner;

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const folder = mkdtempSync(join(tmpdir(), 'muara-recorded-'));
let host: NodeHost;

beforeAll(async () => {
  host = await startNodeHost({ port: 0, tickets: 12, rateLimit: false });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

function post(address: string, body: unknown, token?: string): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${host.url}${address}`, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
}

async function send(...call: Parameters<typeof post>): Promise<Record<string, unknown>> {
  const response = await post(...call);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Exports the calls of a world after a number, runs them in a new world, and returns what was printed. */
async function replay(world: string, since = 0): Promise<{ code: number; printed: string; text: string }> {
  const answer = await fetch(`${host.url}/__sim/worlds/${world}/journal/arazzo?since=${since}`);
  const text = await answer.text();
  const file = join(folder, `${world}.arazzo.json`);
  writeFileSync(file, text);
  let printed = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((part) => (printed += String(part)) !== '');
  const code = await runSession(readOptions([file, '--on', host.url, '--jobs', '1']));
  spy.mockRestore();
  return { code, printed, text };
}

async function askForLink(world: string, account: string): Promise<string> {
  await send(`/w/${world}/api/forgot_password`, { email: `${account}@muara.test`, platform: 'web_app' });
  const { data } = (await (await fetch(`${host.url}/__sim/worlds/${world}/outbox`)).json()) as {
    data: { links: { query: { token: string } }[] }[];
  };
  return data.at(-1)!.links[0]!.query.token;
}

test('a link that came by mail is read from the mail of the new world, the right one of several', async () => {
  await askForLink('mailed', 'cashier');
  await askForLink('mailed', 'manager');
  const token = await askForLink('mailed', 'cashier');
  await send('/w/mailed/api/reset_password', { token, password: 'Anchor-77' });
  await send('/w/mailed/api/login', { email: 'cashier@muara.test', password: 'Anchor-77', platform: 'web_app' });
  const { code, printed, text } = await replay('mailed');
  expect(text).not.toContain(token);
  expect(printed).toContain('✓ recorded-mailed');
  expect(code, printed).toBe(0);
  // A stretch that begins between the mails counts from there.
  expect((await replay('mailed', 1)).printed).toContain('✓ recorded-mailed');
});

test('an upload is sent again as it was', async () => {
  const opened = await send('/__sim/worlds/uploaded/personas/manager', {});
  const form = new FormData();
  form.set('img', PNG);
  form.set('original_name', 'night.png');
  await send('/w/uploaded/api/popup/upload', form, String(opened['token']));
  // A file in the place of the text is refused, and again when it is sent again.
  const bytes = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0));
  form.set('img', new File([bytes], 'night sky.png', { type: 'image/png' }));
  expect(await post('/w/uploaded/api/popup/upload', form, String(opened['token']))).toHaveProperty('status', 422);
  const { code, printed, text } = await replay('uploaded');
  const exported = JSON.parse(text) as { 'x-files': object };
  expect(exported['x-files']).toEqual({ 'call2-night-sky.png': `data:image/png;base64,${PNG}` });
  expect(printed).toContain('✓ recorded-uploaded');
  expect(code, printed).toBe(0);
});

test('an archive has the fields of a form, and of a file its name and type', async () => {
  const form = new FormData();
  form.set('original_name', 'night.png');
  form.set('img', new File(['no image'], 'night sky.png', { type: 'image/png' }));
  expect(await post('/w/archived/api/popup/upload', form)).toHaveProperty('status', 401);
  const { log } = (await (await fetch(`${host.url}/__sim/worlds/archived/journal/har`)).json()) as {
    log: { entries: { request: { postData: unknown } }[] };
  };
  expect(log.entries[0]?.request.postData).toEqual({
    mimeType: 'multipart/form-data',
    params: [
      { name: 'original_name', value: 'night.png' },
      { name: 'img', fileName: 'night sky.png', contentType: 'image/png' },
    ],
  });
});
