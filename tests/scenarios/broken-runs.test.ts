import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

interface Task {
  document: object;
  operations: Record<string, string[]>;
  [name: string]: unknown;
}
interface Runner {
  readDescriptions(): object;
  composeScenario(scenario: object, descriptions: object): Pick<Task, 'document' | 'operations'>;
  runScenario(task: Task, descriptions: object): Promise<{ failure?: { step: string; check: string } }>;
}
const FOLDER = new URL('../../scripts/scenarios/', import.meta.url);
const load = async (name: string): Promise<object> => (await import(new URL(`${name}.mjs`, FOLDER).href)) as object;
const modules = await Promise.all(['descriptions', 'compose', 'run-scenario'].map(load));
const { readDescriptions, composeScenario, runScenario } = Object.assign({}, ...modules) as Runner;
const descriptions = readDescriptions();

const REFUSED = { code: 'contract_inactive', message: 'Your agent contract is not active' };
const PACKAGES_GONE = { code: 'too_many_requests', message: 'Too many requests' };

/** What the server says, by method and path; a test changes it. */
let answers: Record<string, [status: number, body: object]>;
let asked: string[];
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = `${request.method} ${request.url}`;
    asked.push(name);
    const [status, body] = answers[name] ?? [200, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  answers = {
    'POST /api/login': [402, REFUSED],
    'GET /tickets/packages': [429, PACKAGES_GONE],
    'GET /__sim/worlds/w/journal': [200, { data: [], written: 1 }],
    'GET /__sim/worlds/w/faults': [200, { data: [] }],
  };
});

/** Runs a workflow of one step, which expects a status and more. */
function run(operationId: string, status: number, more: object = {}, ...conditions: string[]) {
  const successCriteria = [`$statusCode == ${status}`, ...conditions].map((condition) => ({ condition }));
  const step = { stepId: 'one', operationId, successCriteria };
  const workflow = { workflowId: 'only', steps: [step] };
  const sources = [{ name: 'muara', type: 'openapi', url: 'openapi.json' }];
  const file = { name: 'test', document: { sourceDescriptions: sources, workflows: [workflow] }, shared: new Map() };
  const composed = composeScenario({ file, workflow }, descriptions);
  const servers = { muara: base };
  return runScenario(
    { ...composed, base, world: 'w', worldOptions: {}, needsWorld: true, servers, ...more },
    descriptions,
  );
}

test('an account that may not sign in', async () => {
  const { failure } = await run('login', 200);
  expect(failure?.step).toBe('one');
  expect(failure?.check).toBe(
    'expected $statusCode == 200; answered 402 contract_inactive "Your agent contract is not active"',
  );
});

test.each([
  ['/total == 80', { total: 75 }, 'expected $response.body#/total == 80; it is 75; answered 200'],
  [
    '/rows/0/name == "Aina"',
    { rows: [{}] },
    'expected $response.body#/rows/0/name == "Aina"; it is missing; answered 200',
  ],
  ['/token == "x"', { token: 'secret-1' }, 'expected $response.body#/token == "x"; answered 200'],
])('a value that is not the expected one: %s', async (condition, body, expected) => {
  answers['GET /tickets/packages'] = [200, body];
  const { failure } = await run('getSalePackages', 200, {}, `$response.body#${condition}`);
  expect(failure?.check).toBe(expected);
});

test('a green run says nothing', async () => {
  expect((await run('getSalePackages', 429)).failure).toBeUndefined();
});

test('a fault that never strikes', async () => {
  answers['GET /__sim/worlds/w/faults'] = [200, { data: [{ operationId: 'login', nth: 3, seen: 1, struck: 0 }] }];
  const { failure } = await run('getSalePackages', 429, { ordersFaults: true });
  expect(failure?.check).toBe('the fault on login never struck: 1 calls came, it waited for call 3');
});

test('a world that somebody deletes in mid-run', async () => {
  answers['GET /__sim/worlds/w/journal'] = [404, { code: 'not_found', message: 'There is no world w' }];
  expect((await run('getSalePackages', 429)).failure?.check).toBe('the world w was deleted or reset during the run');
});

test('a world that cannot be made', async () => {
  answers['PUT /__sim/worlds/w'] = [422, { code: 'invalid', message: 'at must be an ISO 8601 instant' }];
  expect((await run('getSalePackages', 429)).failure?.check).toBe('x-world: at must be an ISO 8601 instant');
});

test('each world is deleted, however its run ends', async () => {
  await run('login', 200);
  expect(asked.at(-1)).toBe('DELETE /__sim/worlds/w');
});
