// A running simulator, for checks that call it over the network.
import { spawn } from 'node:child_process';
import { inRoot, toolEntry } from './project.mjs';

const MOST_START_MS = 60_000;

/** Starts the simulator on a free port, without a limit of calls. */
export async function startSimulator() {
  const args = [toolEntry('tsx'), inRoot('simulator/src/main.ts'), '--port', '0', '--rate-limit', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The simulator did not start')), MOST_START_MS);
    child.once('exit', () => reject(new Error('The simulator ended')));
    child.stdout.on('data', (text) => {
      const [, address] = /Listening on (\S+)/.exec(String(text)) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return { url, stop: () => child.kill('SIGTERM') };
}
