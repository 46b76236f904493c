import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startNodeHost, type NodeHost } from '@muara/simulator/hosts/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Found {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}
type Probe = Record<string, unknown> & { settings: Record<string, unknown>; apiBase: string };

const load = (file: string): Promise<unknown> => import(new URL(file, import.meta.url).href);
const { probe } = (await load('probe.mjs')) as { probe(address: URL, printers: boolean): Promise<Probe> };
const { runChecks } = (await load('checks.mjs')) as {
  runChecks(found: Probe): { name: string; problems: string[] }[];
};
const script = fileURLToPath(new URL('../check-deployment.mjs', import.meta.url));

const SCRIPT = 'export {}';
/** The files that are looked at, as a build names them. */
const FILES: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><script>boot()</script><script type="module" src="/assets/main-abcd1234.js"></script>',
  'sw.js': 'precache(["assets/decoder.worker-abcd1234.js"])',
  'manifest.webmanifest': '{"name":"Muara"}',
  'assets/main-abcd1234.js': SCRIPT,
  'assets/main-abcd1234.js.gz': gzipSync(SCRIPT),
  'assets/decoder.worker-abcd1234.js': SCRIPT,
};

let web: string;
let host: NodeHost;
let found: Probe;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'muara-web-'));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(web, file)), { recursive: true });
    writeFileSync(join(web, file), content);
  }
  host = await startNodeHost({ port: 0, webRoot: web });
  found = await probe(new URL(host.url), false);
});
afterAll(async () => {
  await host.close();
  rmSync(web, { recursive: true, force: true });
});

const problemsOf = (probed: Probe): string[] => runChecks(probed).flatMap(({ problems }) => problems);
const at = (name: string): Found => found[name] as Found;

/** What was found, but for one response. */
function withResponse(name: string, change: Partial<Found>): Probe {
  return { ...found, [name]: { ...at(name), ...change } };
}

/** What was found, but for one header of a response; without a value the header is missing. */
function withHeader(name: string, header: string, value?: string): Probe {
  const headers = new Headers(at(name).headers);
  if (value === undefined) headers.delete(header);
  else headers.set(header, value);
  return withResponse(name, { headers });
}

/** What was found, but for some sources of the page's policy. */
function withPolicy(from: string | RegExp, to: string): Probe {
  const policy = at('page').headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(from);
  return withHeader('page', 'content-security-policy', policy.replace(from, to));
}

const withSetting = (change: Record<string, unknown>): Probe => ({
  ...found,
  settings: { ...found.settings, ...change },
});

it('finds nothing to complain about in the host of the simulator', () => {
  expect(problemsOf(found)).toEqual([]);
});

const REMOTE = new URL('https://tickets.example.com');
const NOT_FOUND = { status: 404, text: 'Not found' };

it.each<[string, () => Probe, RegExp]>([
  ['no policy', () => withHeader('page', 'content-security-policy'), /^Send a Content-Security-Policy/],
  [
    'inline scripts',
    () => withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    /Remove 'unsafe-inline'/,
  ],
  ['eval', () => withPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'"), /Remove 'unsafe-eval'/],
  ["the page's own script", () => withPolicy(/'sha256-[^']+'/, ''), /^Add 'sha256-.*to script-src/],
  ['no printer', () => withPolicy('http://localhost:3006', ''), /^Add http:\/\/localhost:3006 to connect-src/],
  ['no realtime', () => withPolicy(/ws:\/\/\S+/, ''), /^Add ws:\/\/localhost:\d+ to connect-src/],
  ['no payment', () => withPolicy("form-action 'self' https:", "form-action 'self'"), /^Add https: to form-action/],
  ['no pictures', () => withPolicy('img-src', 'other-src'), /^Add data: to img-src/],
  ['frames', () => withPolicy('frame-ancestors', 'other'), /^Add frame-ancestors/],
  ['sniffing', () => withHeader('page', 'x-content-type-options'), /^Send x-content-type-options: nosniff/],
  [
    'no camera',
    () => withHeader('page', 'permissions-policy', 'camera=()'),
    /^Send permissions-policy: camera=\(self\)/,
  ],
  ['an old page', () => withHeader('page', 'cache-control', 'max-age=600'), /no-cache with index\.html/],
  ['no screens', () => withResponse('screen', NOT_FOUND), /Return index\.html for every path/],
  ['a page for every file', () => withResponse('missing', { status: 200 }), /must be a 404/],
  ['short caching', () => withHeader('script', 'cache-control', 'max-age=60'), /immutable for files below/],
  ['no compression', () => withHeader('script', 'content-encoding'), /^Compress scripts/],
  ['wrong type', () => withHeader('script', 'content-type', 'text/plain'), /text\/javascript/],
  ['no decoder', () => withHeader('decoder', 'content-security-policy'), /wasm-unsafe-eval/],
  ['no config.json', () => ({ ...found, settings: {}, config: { ...at('config'), ...NOT_FOUND } }), /Put config\.json/],
  ['kept config.json', () => withHeader('config', 'cache-control', 'max-age=60'), /no-store with config\.json/],
  ['no app name', () => withSetting({ appName: undefined }), /needs appName/],
  ['no sw.js', () => withResponse('worker', NOT_FOUND), /must be the build's sw\.js/],
  ['kept sw.js', () => withHeader('worker', 'cache-control', 'max-age=60'), /no-cache with sw\.js/],
  ['no manifest', () => withResponse('manifest', NOT_FOUND), /must be the build's manifest/],
  ['no API', () => withResponse('api', { status: 502 }), /must return the packages as JSON/],
  ['a page for a refusal', () => withHeader('refusal', 'content-type', 'text/html'), /must be a 401 as JSON/],
  ['a page for an address', () => withResponse('unknown', { status: 200 }), /must be a 404 as JSON/],
  [
    'an open API',
    () => withHeader('foreign', 'access-control-allow-origin', 'https://elsewhere.example'),
    /pages of any site/,
  ],
  ['no channel', () => ({ ...found, socket: { isOpen: false, reason: '404' } }), /does not open: 404/],
])('names what is wrong, and nothing else: %s', (_, plant, expected) => {
  const problems = problemsOf(plant());
  expect(problems.filter((line) => !expected.test(line)).filter((line) => !/to img-src|needs /.test(line))).toEqual([]);
  expect(problems.some((line) => expected.test(line))).toBe(true);
});

it('wants TLS, HSTS and no shortcuts away from this machine', () => {
  const lines = problemsOf({
    ...found,
    address: new URL('http://tickets.example.com'),
    settings: { ...found.settings, localhostShortcuts: true },
  });
  expect(lines).toContainEqual(expect.stringMatching(/^Serve the app over https/));
  expect(lines).toContainEqual(expect.stringMatching(/strict-transport-security/));
  expect(lines).toContainEqual(expect.stringMatching(/^Set localhostShortcuts to false/));
  expect(problemsOf({ ...found, address: REMOTE, daysLeft: 3 })).toContain('The certificate ends in 3 days. Renew it.');
});

it('wants CORS headers of an API with another origin', () => {
  const lines = problemsOf({ ...found, apiBase: 'https://api.example.com' });
  expect(lines).toContainEqual(expect.stringMatching(/^Add https:\/\/api\.example\.com to connect-src/));
  const closed = problemsOf({
    ...withHeader('api', 'access-control-allow-origin'),
    apiBase: 'https://api.example.com',
    preflight: { ...at('preflight'), headers: new Headers() },
  });
  expect(closed).toContainEqual(expect.stringMatching(/^Send Access-Control-Allow-Origin/));
  expect(closed).toContain('Name idempotency-key in Access-Control-Allow-Headers of the preflight.');
});

it('says how to start a printer helper that is not there, or refuses the app', () => {
  const printers = [
    {
      type: 'receipt',
      base: 'http://localhost:3005',
      info: { ...NOT_FOUND, status: 0, headers: new Headers(), url: 'x' },
    },
    {
      type: 'wristband',
      base: 'http://localhost:3007',
      info: { ...NOT_FOUND, status: 403, headers: new Headers(), url: 'y' },
    },
  ];
  expect(problemsOf({ ...found, printers })).toEqual([
    'receipt: x does not respond: Not found. Start the helper on this machine.',
    `wristband: y returns 403. Start the helper with --origin=${host.url}.`,
  ]);
});

/** Runs the command. */
function check(...args: string[]): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [script, ...args]);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output, errors })));
}

it('is a command with an exit code', { timeout: 60_000 }, async () => {
  const good = await check(host.url);
  expect(good).toMatchObject({ code: 0, errors: '' });
  expect(good.output).toContain('✓ Content-Security-Policy');
  const [nothing, wrong, silent] = await Promise.all([check(), check('tickets'), check('http://localhost:1')]);
  expect(nothing).toEqual({ code: 2, output: '', errors: expect.stringMatching(/^Name one address.*\n$/) });
  expect(wrong).toEqual({ code: 2, output: '', errors: expect.stringMatching(/^'tickets' is no address.*\n$/) });
  expect(silent).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^http:\/\/localhost:1\/ does not respond.*\n$/),
  });
});
