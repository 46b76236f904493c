import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Remains } from './world-leaks/use-worlds.ts';

const run = promisify(execFile);
const USE = fileURLToPath(new URL('world-leaks/use-worlds.ts', import.meta.url));
/** Compiling the sources takes time on a busy machine. */
const PATIENCE_MS = 60_000;
/** The collector may keep what the last calls touched. */
const MOST_ALIVE = 5;

test(
  'fifty worlds that were used and deleted leave no state, journal, timer or waiting call',
  async () => {
    const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', USE]);
    const { worlds, sold, timers, resources, alive, ended } = JSON.parse(stdout) as Remains;
    expect([worlds, sold]).toEqual([50, 50]);
    expect(timers[0]).toBeGreaterThanOrEqual(50);
    expect(timers[1]).toBe(0);
    expect(ended).toEqual({ world_not_found: 50 });
    expect(alive.tables).toBeLessThanOrEqual(MOST_ALIVE);
    expect(alive.journals).toBeLessThanOrEqual(MOST_ALIVE);
    expect(resources[1]).toEqual(resources[0]);
  },
  PATIENCE_MS,
);
