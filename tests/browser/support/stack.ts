import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What `npm start` runs, on ports of its own: the built simulator with the web app, and the three
 * printer helpers.
 */
export interface Stack {
  origin: string;
  /** The version of the app that is served. */
  version: string;
  printers: Record<PrinterType, string>;
  /** Returns what the simulator has said about responses that break the contract, once. */
  takeBreaches(): string[];
  close(): Promise<void>;
}

/**
 * Returns the first of some ports that are free.
 * They are below those that Linux gives to outgoing connections: one of these could be taken before it is used.
 */
async function freePorts(count: number): Promise<number> {
  for (let base = 20_000 + (process.pid % 120) * 100; ; base += 10) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(base + index)));
    if (free.every(Boolean)) return base;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${url}: the program ended with ${child.exitCode}`);
    const ok = await fetch(url)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (ok) return;
    await delay(50);
  }
  throw new Error(`${url} did not answer`);
}

/** Starts a stack and waits until all of it answers. `app` is the folder of the built web app. */
export async function startStack(app = join(root, 'web/dist')): Promise<Stack> {
  const port = await freePorts(4);
  const origin = `http://localhost:${port}`;
  const tray = mkdtempSync(join(tmpdir(), 'muara-tray-'));
  const launch = (args: string[]) => spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const simulator = launch([
    join(root, 'simulator/dist/main.js'),
    '--port',
    String(port),
    '--web',
    app,
    '--docs',
    join(root, 'docs/dist'),
    '--console',
    join(root, 'console/dist'),
    '--printer-port',
    String(port + 1),
  ]);
  const breaches = watchBreaches(simulator);
  await answers(`${origin}/config.json`, simulator);
  const ports = PRINTER_TYPES.flatMap((type, index) => [`--${type.replace('_', '-')}-port`, String(port + 1 + index)]);
  const helpers = launch([
    join(root, 'printer-sim/dist/main.js'),
    ...ports,
    '--origin',
    origin,
    '--realtime',
    `ws://localhost:${port}/ws`,
    '--tray',
    tray,
  ]);
  helpers.stderr.pipe(process.stderr);
  const printers = Object.fromEntries(
    PRINTER_TYPES.map((type, index) => [type, `http://localhost:${port + 1 + index}`]),
  ) as Record<PrinterType, string>;
  for (const url of Object.values(printers)) await answers(`${url}/printer-info`, helpers);
  const { version } = (await (await fetch(`${origin}/config.json`)).json()) as { version: string };
  return {
    origin,
    version,
    printers,
    takeBreaches: () => breaches.splice(0),
    async close() {
      for (const child of [helpers, simulator]) {
        const ended = new Promise((resolve) => {
          child.once('exit', resolve);
        });
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(tray, { recursive: true, force: true });
    },
  };
}

/** Collects the lines about broken responses, and passes on all that the program writes. */
function watchBreaches({ stderr }: ReturnType<typeof spawn>): string[] {
  const breaches: string[] = [];
  if (!stderr) return breaches;
  stderr.pipe(process.stderr);
  createInterface({ input: stderr }).on('line', (line) => {
    if (line.includes('breaks the contract')) breaches.push(line);
  });
  return breaches;
}
