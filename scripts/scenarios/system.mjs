// The server that scenarios call: one that is named, or a simulator of this repository.
import { spawn } from 'node:child_process';
import { inRoot } from '../lib/project.mjs';
import { UsageError } from './options.mjs';

/** Keeps signals of the terminal away from a process, without a window of its own on Windows. */
export const OWN_GROUP = { detached: true, windowsHide: true };
const MOST_START_MS = 60_000;
const MOST_PROBE_MS = 5000;

/**
 * Returns the server at an address, whether it is a simulator, and the time that it names.
 * @throws UsageError when nothing responds there
 */
export async function findServer(base) {
  const { isSimulator, date } = await probe(base, '/__sim');
  return { base, isSimulator, date, stop: async () => undefined };
}

/**
 * Returns the simulator at an address.
 * @throws UsageError when nothing responds there, or something that has no worlds
 */
export async function findSimulator(base) {
  const server = await findServer(base);
  if (server.isSimulator) return server;
  throw new UsageError(`${base} is not a simulator. Compare a server with its twin by --base`);
}

async function probe(base, path) {
  const signal = AbortSignal.timeout(MOST_PROBE_MS);
  const response = await fetch(`${base}${path}`, { signal }).catch((error) => {
    const reason = error.cause?.code ?? error.name;
    throw new UsageError(`${base} does not answer (${reason}). Start it first, or leave the option out`);
  });
  const body = await response.json().catch(() => undefined);
  return { isSimulator: response.ok && typeof body?.worlds === 'number', date: response.headers.get('date') };
}

/** Starts a simulator on a free port, without a limit of calls. Respect checks its answers. */
export async function startSimulator() {
  const args = [inRoot('simulator/dist/main.js'), '--port=0', '--rate-limit=0', '--no-answer-check'];
  // Ctrl+C reaches every process of a terminal, and running scenarios still need the simulator. It ends with its channel.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], ...OWN_GROUP });
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const base = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new UsageError('The simulator did not start in time')), MOST_START_MS);
    child.once('exit', () => reject(new UsageError(`The simulator ended: ${errors.trim().split('\n').at(-1)}`)));
    child.stdout.on('data', (text) => {
      const [, address] = /Listening on (\S+)/.exec(String(text)) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { base, isSimulator: true, stop };
}
