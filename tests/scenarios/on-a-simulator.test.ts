import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeHost, type NodeHost } from '@muara/simulator/hosts/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

interface Runner {
  readOptions(words: string[]): object;
  runSession(options: object): Promise<number>;
  reportRun(server: object, run: object): Promise<string[]>;
}
interface Report {
  summary: { complete: boolean; passed: number; failed: number };
  scenarios: {
    name: string;
    world?: string;
    calls: number;
    failure?: { step: string; check: string; call?: { url: string; status: number; answer: string } };
  }[];
}
const FOLDER = new URL('../../scripts/scenarios/', import.meta.url);
const load = async (name: string): Promise<object> => (await import(new URL(`${name}.mjs`, FOLDER).href)) as object;
const modules = await Promise.all(['options', 'session', 'report-run'].map(load));
const { readOptions, runSession, reportRun } = Object.assign({}, ...modules) as Runner;

const SCENARIOS = `arazzo: 1.0.1
info: { title: Test, version: 0.1.0 }
sourceDescriptions:
  - { name: muara, url: ../openapi.json, type: openapi }
workflows:
  - workflowId: passes
    steps:
      - { stepId: read, operationId: getSalePackages, successCriteria: [{ condition: $statusCode == 200 }] }
  - workflowId: fails
    steps:
      - stepId: look
        operationId: downloadReceipt
        parameters:
          - { name: code, in: path, value: MRC00000000 }
          - { name: key, in: query, value: a-secret-key }
        successCriteria: [{ condition: $statusCode == 200 }]
`;
const folder = mkdtempSync(join(tmpdir(), 'muara-on-'));
const file = join(folder, 'two.arazzo.yaml');
let host: NodeHost;
let printed: string;

beforeAll(async () => {
  writeFileSync(file, SCENARIOS);
  host = await startNodeHost({ port: 0, tickets: 12, rateLimit: false });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (printed += String(text)) !== '');
});
afterEach(() => void vi.restoreAllMocks());

const read = async <T>(path: string): Promise<T> => (await (await fetch(`${host.url}${path}`)).json()) as T;

async function listScenarioWorlds(): Promise<string[]> {
  const { data } = await read<{ data: { name: string }[] }>('/__sim/worlds');
  return data.map(({ name }) => name).filter((name) => name.startsWith('scenario-'));
}

/** Runs both scenarios at the simulator; returns the exit code, and the report that its console shows. */
async function run(...more: string[]): Promise<{ code: number; report: Report }> {
  const code = await runSession(readOptions([file, '--on', host.url, '--jobs', '1', ...more]));
  const [, path = ''] = /(\/__sim\/runs\/\S+)\n/.exec(printed) ?? [];
  return { code, report: await read<Report>(path) };
}

test(
  'a run is reported with step, check and call of what failed, and without secrets',
  { timeout: 60_000 },
  async () => {
    const { code, report } = await run();
    expect(code).toBe(1);
    expect(printed).toContain('1 passed, 1 failed');
    expect(report.summary).toMatchObject({ complete: true, passed: 1, failed: 1 });
    const [passed, failed] = report.scenarios.toSorted((one, other) => other.name.localeCompare(one.name));
    expect(passed).toMatchObject({ name: 'passes', calls: 1 });
    expect(passed).not.toHaveProperty('failure');
    expect(failed).toMatchObject({ name: 'fails', failure: { step: 'look', call: { status: 403 } } });
    expect(failed?.failure?.check).toContain('expected $statusCode == 200; answered 403');
    expect(failed?.failure?.call?.url).toContain('/tickets/pdf/receipt/MRC00000000?key=***');
    expect(JSON.stringify(report)).not.toContain('a-secret-key');
    expect(await listScenarioWorlds()).toEqual([]);
  },
);

test('--keep keeps the world of what failed, and no other', { timeout: 60_000 }, async () => {
  const { report } = await run('--keep');
  const failed = report.scenarios.find(({ failure }) => failure);
  expect(await listScenarioWorlds()).toEqual([failed?.world]);
  const { data } = await read<{ data: { path: string }[] }>(`/__sim/worlds/${failed?.world}/journal`);
  expect(data.map(({ path }) => path)).toEqual(['/tickets/pdf/receipt/MRC00000000']);
  await fetch(`${host.url}/__sim/worlds/${failed?.world}`, { method: 'DELETE' });
});

test('--repeat runs each scenario so often, in a world of its own', { timeout: 60_000 }, async () => {
  const { report } = await run('--repeat', '3');
  expect(printed).toContain('3 passed, 3 failed');
  const names = report.scenarios.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['fails', 'fails (2)', 'fails (3)', 'passes', 'passes (2)', 'passes (3)']);
  expect(new Set(report.scenarios.map(({ world }) => world)).size).toBe(6);
});

test('a server without worlds is refused in one line', async () => {
  const server = createServer((_request, response) => void response.writeHead(404).end('{}'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = readOptions([file, '--on', `http://127.0.0.1:${port}`]);
  await expect(runSession(options)).rejects.toThrow(/is not a simulator\. Compare a server with its twin by --base/);
  server.close();
});

test.each([
  ['a simulator that refuses the report', () => host.url, /was not reported to .*: seconds/],
  ['a simulator that has ended', () => 'http://127.0.0.1:9', /was not reported to http:\/\/127\.0\.0\.1:9: \S+/],
])('%s is said in one line', async (_what, base, expected) => {
  const [line, ...more] = await reportRun(
    { base: base(), isSimulator: true },
    { results: [], skipped: [], seconds: 'many', isComplete: true },
  );
  expect(line).toMatch(expected);
  expect(more).toEqual([]);
});
