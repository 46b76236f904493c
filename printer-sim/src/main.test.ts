import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WORKING_SWITCHES } from './printer.ts';
import { type DocumentServer, startDocumentServer } from './testing/document-server.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Compiling sources and loading the PDF reader takes time on a busy machine. */
const PATIENCE_MS = 40_000;

function run(...options: string[]): Promise<{ code: number | null; out: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', MAIN, ...options], (_, out, errors) =>
      resolve({ code: child.exitCode, out, errors }),
    );
  });
}

test('a taken port gives one line with the port and how to choose another', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  const { port } = squatter.address() as AddressInfo;
  const tray = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  const free = ['--receipt-port=0', '--wristband-port=0', '--realtime=off', `--tray=${tray}`];
  const { code, errors } = await run(`--ticket-agent-port=${port}`, ...free);
  squatter.close();
  rmSync(tray, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} is taken: choose another for the ticket_agent helper with --ticket-agent-port=… or MUARA_TICKET_AGENT_PORT=…\n`,
  );
});

test.each([
  ['an unknown option', '--colour=red', "Unknown option '--colour'\n"],
  ['a number that is none', '--number=0', '--number: 0 is not a number from 1 to 999\n'],
  ['a port that is none', '--receipt-port=99999', '--receipt-port: 99999 is not a port\n'],
])('%s gives one line', async (_, option, line) => {
  expect(await run(option)).toMatchObject({ code: 1, errors: line });
});

describe('a running program', () => {
  let documents: DocumentServer;
  let tray: string;
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    documents = await startDocumentServer();
    tray = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
    await documents.close();
    rmSync(tray, { recursive: true });
  });

  /** Starts the program; returns URL and id from its first line for the receipt printer. */
  async function start(): Promise<{ child: ChildProcess; url: string; id: string }> {
    const ports = ['receipt', 'ticket-agent', 'wristband'].map((type) => `--${type}-port=0`);
    const options = [...ports, '--realtime=off', '--number=2', `--tray=${tray}`, `--origin=${documents.origin}`];
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const line = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
    const [, url = '', id = ''] = /^receipt\s+(\S+)\s+(\S+)/.exec(line) ?? [];
    return { child, url, id };
  }

  test(
    'killed while paper comes out, it does not print that again when it is back',
    async () => {
      const first = await start();
      expect(first.id).toBe('MUARA-RECEIPT-2');
      const send = (url: string, path: string, method: string, body: object) =>
        fetch(url + path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
      const key = 'api_key=muara-printer-key';
      const job = { printer_id: first.id, code: 'MRCX7K2M9QP', pdf: `${documents.origin}/ok.pdf`, job_id: 'a' };
      await send(first.url, '/switches', 'PUT', { ...WORKING_SWITCHES, delay_ms: 60_000 });
      const printing = send(first.url, `/print?${key}`, 'POST', job).catch(() => 'cut off');
      const state = async (url: string) => (await (await fetch(`${url}/jobs/a?${key}`)).json()) as { state: string };
      await expect.poll(() => state(first.url), { timeout: PATIENCE_MS }).toMatchObject({ state: 'printing' });
      first.child.kill('SIGKILL');
      expect(await printing).toBe('cut off');
      const second = await start();
      expect(second.id).toBe(first.id);
      expect(await state(second.url)).toMatchObject({ state: 'unknown' });
      expect((await send(second.url, `/print?${key}`, 'POST', job)).status).toBe(409);
      expect(await (await fetch(`${second.url}/tray`)).json()).toEqual({ data: [], total: 0 });
      const ended = new Promise((resolve) => second.child.once('exit', resolve));
      second.child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
    2 * PATIENCE_MS,
  );
});

test('--help lists the settings', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  expect(out).toContain('MUARA_PRINTER_KEY');
});
