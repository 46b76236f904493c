import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ToldDay } from './host-clock/tell-day.ts';

const run = promisify(execFile);
const CLOCK = new URL('host-clock/shift-clock.mjs', import.meta.url).href;
const TOLD = fileURLToPath(new URL('host-clock/tell-day.ts', import.meta.url));
const DAY_MS = 86_400_000;
/** Compiling the sources twice takes time on a busy machine. */
const PATIENCE_MS = 60_000;

/** Tells the day in a process of its own, on a machine whose date is some days from ours. */
async function tellDay(days: number): Promise<ToldDay> {
  const env = { ...process.env, MUARA_CLOCK_SHIFT_MS: String(days * DAY_MS) };
  const { stdout } = await run(process.execPath, ['--import', CLOCK, '--import', 'tsx', TOLD], {
    env,
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as ToldDay;
}

/** All but the time at which a machine sent what browsers may cache. */
function withoutMachineTime({ answers, snapshot, mails }: ToldDay): object {
  const compared = answers.map(({ headers: { date, ...headers }, ...answer }) => ({
    ...answer,
    headers: headers['cache-control'] === 'no-store' ? { date, ...headers } : headers,
  }));
  return { answers: compared, snapshot, mails };
}

test(
  'two machines whose dates differ by months give the same answers to the byte',
  async () => {
    const [early, late] = await Promise.all([tellDay(-75), tellDay(205)]);
    const apart = Date.parse(late.hostDate) - Date.parse(early.hostDate);
    expect(Math.round(apart / DAY_MS)).toBe(280);

    expect(new Set(early.answers.map(({ call }) => call)).size).toBeGreaterThan(12);
    expect(withoutMachineTime(late)).toEqual(withoutMachineTime(early));
  },
  PATIENCE_MS,
);
