import { toCurl } from './call.ts';
import type { Finding, FuzzReport } from './fuzz.ts';
import { reproduce } from './reproduce.ts';
import type { MakeSimulator } from './stage.ts';

const LONGEST_DETAIL = 400;

/** Returns a finding in words, with the curl lines that show it again. */
export async function describeFinding(finding: Finding, make?: MakeSimulator): Promise<string> {
  const { call, kind, detail, count } = finding;
  const { calls, again } = await reproduce(finding, make);
  const accounts = [...new Set(calls.map(({ account }) => account ?? 'a guest'))].join(', ');
  return [
    `${call.operationId}: ${kind} (seen ${count} times, with ${call.change} changed)`,
    `  ${detail.slice(0, LONGEST_DETAIL).trim()}`,
    again
      ? `  # as ${accounts}; TOKEN is that account's, signed in with muara123`
      : '  # not shown again by one call in a fresh world: run the same seed',
    ...calls.map((each, index) => `  ${toCurl(each, `${call.operationId}-${index}`)}`),
  ].join('\n');
}

/** Returns a table of how many calls of each operation a handler saw. */
export function describeReach({ reached }: FuzzReport): string {
  const rows = [...reached].toSorted(([, one], [, other]) => one.reached / one.sent - other.reached / other.sent);
  const width = Math.max(...rows.map(([id]) => id.length));
  const lines = rows.map(
    ([id, counts]) => `${id.padEnd(width)} ${String(counts.reached).padStart(7)} of ${counts.sent}`,
  );
  return ['Calls that reached a handler:', ...lines].join('\n');
}

/** Returns the operations that no call reached. */
export function unreachedOf({ reached }: FuzzReport): string[] {
  return [...reached].filter(([, counts]) => counts.reached === 0).map(([id, { sent }]) => `${id} (${sent} calls)`);
}
