import { createServer } from 'node:net';
import { fail } from './project.mjs';

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Ends the program when a port is taken, with one line that names it and says how to choose another. */
export async function requireFreePorts(wanted) {
  for (const { port, what, flag, example } of wanted) {
    if (!(await isFree(port))) fail(`Port ${port} (${what}) is taken. Choose another: npm start -- ${flag} ${example}`);
  }
}

/** Waits until an address responds; returns false when it has not after some seconds. */
export async function waitFor(url, { seconds = 20, alive = () => true } = {}) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && alive()) {
    try {
      const answer = await fetch(url);
      if (answer.ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return false;
}
