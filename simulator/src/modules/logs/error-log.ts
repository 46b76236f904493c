import { formatInstant } from '@muara/contract/rules';
import { event, type JobEvent } from '../../events/business-event.ts';
import type { Failure } from '../../kernel/domain.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { presentRefusal } from '../../kernel/reply.ts';
import type { ErrorRecord } from '../../world/log-records.ts';
import type { World } from '../../world/world.ts';
import { withoutTokens } from './without-tokens.ts';

/** A script that fails in a loop must not fill the world: the oldest entries are dropped. */
const MAX_ENTRIES = 500;
/** Anybody may open a page and report errors: limits for entries of visitors, in total and per minute. */
const MAX_GUEST_ENTRIES = 50;
const MAX_GUEST_ENTRIES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
const MAX_MESSAGE_LENGTH = 1_000;
const MAX_PLACE_LENGTH = 300;

interface ErrorReport {
  source: string;
  message: string;
  stack: string | null;
  /** Whether a visitor's page reported it. */
  isGuest?: boolean;
}

/** Records an error (000 §7), unless a visitor has reported too many. */
export function logError(world: World, { source, message, stack, isGuest = false }: ErrorReport): JobEvent[] {
  const { errorLog } = world.tables;
  if (isGuest && !makeGuestRoom(world)) return [];
  const text = withoutTokens(message).slice(0, MAX_MESSAGE_LENGTH);
  const guest = isGuest ? { isGuest: true as const } : {};
  const error = errorLog.insert({
    source,
    message: text,
    place: describePlace(stack),
    createdAt: world.clock.now(),
    ...guest,
  });
  for (const { id } of errorLog.each()) {
    if (errorLog.size <= MAX_ENTRIES) break;
    errorLog.remove(id);
  }
  return [event('error.logged', { error })];
}

/**
 * Makes room for a visitor's error by dropping their oldest; returns false when they have sent too
 * many.
 */
function makeGuestRoom({ tables: { errorLog }, clock }: World): boolean {
  const entries = errorLog.all().filter(({ isGuest }) => isGuest);
  const recent = entries.filter(({ createdAt }) => createdAt > clock.now() - MINUTE_MS);
  if (recent.length >= MAX_GUEST_ENTRIES_PER_MINUTE) return false;
  for (const { id } of entries.slice(0, Math.max(0, entries.length + 1 - MAX_GUEST_ENTRIES))) errorLog.remove(id);
  return true;
}

/** Records a server failure: a bug, or an ordered fault. */
export function logFailure({ source, error }: Failure, world: World): JobEvent[] {
  if (error instanceof Refusal)
    return logError(world, { source, message: presentRefusal(error).body.message, stack: null });
  const { message, stack = null } = error instanceof Error ? error : { message: String(error) };
  return logError(world, { source, message, stack });
}

/** Returns the log as text, newest first (002 §2.5). */
export function writeLog(world: World): string {
  return [...world.tables.errorLog.cursor('newest')].map(writeLine).join('');
}

function writeLine({ source, message, place, createdAt }: ErrorRecord): string {
  return `[${formatInstant(createdAt)}] ${source}: ${message}\n${place === null ? '' : `    ${place}\n`}`;
}

/** Returns the first stack line with a location, without folders, which only describe the machine. */
function describePlace(stack: string | null): string | null {
  const line = stack?.split('\n').find((text) => /^\s*at\s|@.*:\d+/.test(text));
  if (line === undefined) return null;
  const bare = line.trim().replaceAll(/(?:\w+:)?\/(?:[^\s/()]*\/)+/g, '');
  return withoutTokens(bare).slice(0, MAX_PLACE_LENGTH);
}
