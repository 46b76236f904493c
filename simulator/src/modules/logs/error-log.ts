import { formatInstant } from '@muara/contract/rules';
import type { Failure } from '../../kernel/domain.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { describeRefusal } from '../../kernel/reply.ts';
import type { WorldHub } from '../../realtime/hub.ts';
import type { ErrorRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { withoutTokens } from './without-tokens.ts';

/** A script that fails in a loop must not fill the world: the oldest entries make room. */
const MOST_ENTRIES = 500;
const LONGEST_MESSAGE = 1_000;
const LONGEST_PLACE = 300;

/** Keeps an error, tells those who watch for errors, and raises their counter (000 §7). */
export function logError(
  world: World,
  hub: WorldHub,
  { source, message, stack }: { source: string; message: string; stack: string | null },
): void {
  const { errorLog } = world.tables;
  const text = withoutTokens(message).slice(0, LONGEST_MESSAGE);
  errorLog.insert({ source, message: text, place: placeOf(stack), createdAt: world.clock.now() });
  for (const { id } of errorLog.each()) {
    if (errorLog.size <= MOST_ENTRIES) break;
    errorLog.remove(id);
  }
  hub.broadcast({ type: 'error-log', message: `${source}: ${text}`.slice(0, LONGEST_MESSAGE) });
  hub.refreshBubbles();
}

/** Keeps a failure of the server: a bug, or one that a tester ordered. */
export function logFailure({ source, error }: Failure, world: World, hub: WorldHub): void {
  if (error instanceof Refusal)
    return logError(world, hub, { source, message: describeRefusal(error).body.message, stack: null });
  const { message, stack = null } = error instanceof Error ? error : { message: String(error) };
  logError(world, hub, { source, message, stack });
}

/** The log as text, newest first (002 §2.5). */
export function writeLog(world: World): string {
  return [...world.tables.errorLog.cursor('newest')].map(writeLine).join('');
}

function writeLine({ source, message, place, createdAt }: ErrorRecord): string {
  return `[${formatInstant(createdAt)}] ${source}: ${message}\n${place === null ? '' : `    ${place}\n`}`;
}

/** The first line of a stack that names a place, its folders left out: they tell about the machine alone. */
function placeOf(stack: string | null): string | null {
  const line = stack?.split('\n').find((text) => /^\s*at\s|@.*:\d+/.test(text));
  if (line === undefined) return null;
  const bare = line.trim().replaceAll(/(?:\w+:)?\/(?:[^\s/()]*\/)+/g, '');
  return withoutTokens(bare).slice(0, LONGEST_PLACE);
}
