import { createServer } from 'node:net';
import { fail } from './options.mjs';

/** Whether nobody listens on a port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Ends the program when a port is taken, with one line that names it and says how to choose another. */
export async function requireFreePorts(wanted, command) {
  for (const { port, what, flag, example } of wanted) {
    if (!(await isFree(port))) fail(`Port ${port} (${what}) is taken. Choose another: ${command} ${flag} ${example}`);
  }
}

const TRIES_PER_SECOND = 25;

/** Waits until an address responds; returns false when it has not after some seconds. */
export async function waitFor(url, { seconds = 20, alive = () => true } = {}) {
  for (let tries = seconds * TRIES_PER_SECOND; tries > 0 && alive(); tries -= 1) {
    try {
      const answer = await fetch(url);
      if (answer.ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 / TRIES_PER_SECOND));
  }
  return false;
}
