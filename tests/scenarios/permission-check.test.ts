import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERMISSION_GROUPS } from '@muara/contract/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Probe {
  method: string;
  path: string;
  body?: string;
}
interface Checker {
  checkPermissions(
    options: { base: string; html: string; grid?: string },
    print: (text: string) => void,
  ): Promise<number>;
  buildProbe(operation: object, record?: string): Probe;
  readVerdict(answer: { status: number; code?: string }): string;
  readGrid(path: string, groups: object): { name: string; policies: object };
}
const FOLDER = new URL('../../scripts/scenarios/permissions/', import.meta.url);
const load = async (name: string): Promise<object> => (await import(new URL(`${name}.mjs`, FOLDER).href)) as object;
const modules = await Promise.all(['check-permissions', 'probe-call', 'read-grid'].map(load));
const { checkPermissions, buildProbe, readVerdict, readGrid } = Object.assign({}, ...modules) as Checker;

const folder = mkdtempSync(join(tmpdir(), 'muara-permissions-'));
let server: Server;
let base: string;
const seen: string[] = [];

/** A server on which everybody may do everything, and where the agent cannot sign in. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      if (!request.url?.startsWith('/__sim')) seen.push(`${request.method} ${request.url?.split('?')[0]}`);
      const isRefused = request.url === '/api/login' && text.includes('agent@');
      response.writeHead(isRefused ? 402 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isRefused ? { message: 'Your agent contract is not active' } : { token: 't' }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a foreign server that is too open is found, by calls that change nothing', { timeout: 60_000 }, async () => {
  const lines: string[] = [];
  expect(await checkPermissions({ base, html: folder }, (text) => void lines.push(text))).toBe(1);
  expect(lines).toContain('✗ Cashier, listAudit (GET /api/audit): expected to be refused; answered 200\n');
  const csv = readFileSync(join(folder, 'permissions.csv'), 'utf8').split('\r\n');
  expect(csv).toContain('Cashier,listAudit,GET /api/audit,refused,allowed,200,,No');
  expect(csv).toContain('Manager,listAudit,GET /api/audit,allowed,allowed,200,,Yes');
  expect(csv.filter((line) => line.includes(',allowed,') && line.endsWith(',No') && !line.includes('refused'))).toEqual(
    [],
  );
  expect(seen.filter((call) => !call.startsWith('GET ') && call !== 'POST /api/login')).toEqual([]);
  expect(seen).not.toContain('GET /clear_log');
  const page = readFileSync(join(folder, 'permissions.html'), 'utf8');
  expect(page).toContain('Agent: agent@muara.test may not sign in (402): Your agent contract is not active');
  expect(page).toContain('title="Expected to be refused"');
  expect(page).toMatch(/<li>[^<]+: expected to be refused; answered 200<\/li>/);
});

test('a grid of your own needs a simulator', { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, 'gate.yaml'), 'name: Gate\npolicies: { Tickets: [View, Scan] }\n');
  const options = { base, html: folder, grid: join(folder, 'gate.yaml') };
  await expect(checkPermissions(options, () => undefined)).rejects.toThrow(
    '--grid adds a role and an account, and needs a simulator',
  );
});

test.each([
  ['name: [', /grid\.yaml:1: /],
  ['policies: {}', /name is missing/],
  ['name: Gate', /policies is missing/],
  ['name: Gate\npolicies: { Tickts: [View] }', /unknown area Tickts; did you mean Tickets\?/],
  ['name: Gate\npolicies: { Tickets: [Scn] }', /Tickets has no action Scn; did you mean Scan\?/],
  ['name: Gate\npolicies: { Tickets: View }', /Tickets must be a list such as \[View\]/],
])('one clear line about a wrong grid: %j', (text, expected) => {
  const path = join(folder, 'grid.yaml');
  writeFileSync(path, text);
  expect(() => readGrid(path, PERMISSION_GROUPS)).toThrow(expected);
});

test('a probe has wrong values, and the id of a record where it decides', () => {
  const operation = { method: 'post', address: '/api/agents/{id}', parameters: [], requestBody: {} };
  expect(buildProbe(operation)).toEqual({ method: 'POST', path: '/api/agents/~', body: '{' });
  const byPath = { ...operation, requestBody: undefined, recordField: { in: 'params', name: 'id' } };
  expect(buildProbe(byPath, 'new').path).toBe('/api/agents/0');
  const byBody = { ...operation, recordField: { in: 'body', name: 'agent_id' } };
  expect(buildProbe(byBody, 'existing').body).toBe('{"agent_id":1}');
});

test.each([
  [{ status: 403, code: 'permission_denied' }, 'refused'],
  [{ status: 401, code: 'session_required' }, 'refused'],
  [{ status: 422, code: 'validation_failed' }, 'allowed'],
  [{ status: 200 }, 'allowed'],
  [{ status: 500, code: 'internal_error' }, 'unknown'],
  [{ status: 429, code: 'too_many_requests' }, 'unknown'],
])('%j says that the caller is %s', (answer, expected) => {
  expect(readVerdict(answer)).toBe(expected);
});
