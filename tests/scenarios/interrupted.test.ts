import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNodeHost, type NodeHost } from '@muara/simulator/hosts/node';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/scenarios.mjs', import.meta.url));
const TABLES = fileURLToPath(new URL('prices/', import.meta.url));
/** A finished scenario. */
const LINE = /^[✓✗] .*$/gm;

/** What a run printed and left behind after Ctrl+C, which came with the first finished scenario. */
interface Interrupted {
  code: number | null;
  output: string;
  /** Children that it had when Ctrl+C came. */
  children: number[];
  temporary: string[];
}

let host: NodeHost;
let temporary: string;
beforeEach(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'muara-interrupted-'));
  host = await startNodeHost({ port: 0, tickets: 12, rateLimit: false });
});
afterEach(async () => {
  await host.close();
  rmSync(temporary, { recursive: true, force: true });
});

/** Runs price tables, and presses Ctrl+C as a terminal does: all processes of its group receive SIGINT. */
function interrupt(...words: string[]): Promise<Interrupted> {
  return new Promise((resolve) => {
    const runner = spawn(process.execPath, [SCRIPT, TABLES, '--jobs', '2', ...words], {
      detached: true,
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = runner.pid as number;
    let output = '';
    let children: number[] = [];
    runner.stdout.on('data', (text) => {
      output += String(text);
      if (children.length > 0 || !/^✓/m.test(output)) return;
      children = childrenOf(pid);
      process.kill(-pid, 'SIGINT');
    });
    runner.once('close', (code) => resolve({ code, output, children, temporary: readdirSync(temporary) }));
  });
}

function childrenOf(parent: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = processes.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Expects a report of those that ran, and nothing left. */
function expectOrderlyEnd({ code, output, children, temporary }: Interrupted): void {
  const lines = output.match(LINE) ?? [];
  expect(lines.length).toBeLessThan(10);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(output).toContain('Stopping after the scenarios that are running …\n');
  expect(output).toMatch(
    new RegExp(`^${lines.length} passed, 0 failed, 0 skipped: .* Stopped before the end\\.$`, 'm'),
  );
  expect(code).toBe(1);
  expect(children.filter(isAlive)).toEqual([]);
  expect(temporary).toEqual([]);
}

test('Ctrl+C in worlds of a running simulator: a report, and its worlds are as before', async () => {
  host.simulator.worlds.create('mine');
  const run = await interrupt('--on', host.url);
  expect(run.children.length).toBeGreaterThanOrEqual(2);
  expectOrderlyEnd(run);
  expect(host.simulator.worlds.list().map(({ name }) => name)).toEqual(['mine']);
});

test('Ctrl+C with a simulator of its own: it lets the running scenarios end, and ends too', async () => {
  const run = await interrupt();
  expect(run.children.length).toBeGreaterThanOrEqual(3);
  expectOrderlyEnd(run);
});
