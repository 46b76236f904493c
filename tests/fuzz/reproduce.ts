import type { FuzzCall } from './call.ts';
import type { Finding } from './fuzz.ts';
import { judge } from './judge.ts';
import { openStage, type MakeSimulator } from './stage.ts';

/** How often a finding is tried again: each try opens a world of its own. */
const MOST_TRIES = 40;

interface Reproduction {
  /** The fewest calls that were found to show it, the last of them the finding's own. */
  calls: readonly FuzzCall[];
  /** Whether these calls show it in a fresh world; a finding that depends on chance may not. */
  again: boolean;
}

/** Returns the shortest sequence of calls that shows a finding in a fresh world. */
export async function reproduce(finding: Finding, make?: MakeSimulator): Promise<Reproduction> {
  let tries = 0;
  const shows = async (before: readonly FuzzCall[]): Promise<boolean> => {
    tries += 1;
    return isShownBy([...before, finding.call], finding.kind, make);
  };
  if (await shows([])) return { calls: [finding.call], again: true };
  let before = [...finding.before];
  if (!(await shows(before))) return { calls: [finding.call], again: false };
  for (let size = Math.ceil(before.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < before.length;) {
      if (tries >= MOST_TRIES) return { calls: [...before, finding.call], again: true };
      const shorter = [...before.slice(0, start), ...before.slice(start + size)];
      if (await shows(shorter)) before = shorter;
      else start += size;
    }
  }
  return { calls: [...before, finding.call], again: true };
}

async function isShownBy(calls: readonly FuzzCall[], kind: string, make?: MakeSimulator): Promise<boolean> {
  const stage = await openStage(make);
  let found = false;
  for (const [index, call] of calls.entries()) {
    const outcome = await stage.send(call);
    if (index === calls.length - 1) found = judge(call, outcome).some((problem) => problem.kind === kind);
  }
  stage.sim.simulator.close();
  return found;
}
