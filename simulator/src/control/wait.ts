import type { ControlOperationMap, NearMiss, WaitResult } from '@muara/contract/control';
import type { ControlContext, HandlersOf } from './action.ts';
import { assertOperation } from './fault-order.ts';
import { ControlError } from './refuse.ts';
import { judge, listCandidates, type Candidate } from './wait-conditions.ts';

type Query = ControlOperationMap['waitFor']['query'];

const DEFAULT_TIMEOUT_MS = 10_000;
/** Each waiting call is asked at everything that happens in its world. */
const MAX_WAITS = 100;
const MAX_NEAR_MISSES = 5;

export const WAIT: HandlersOf<'waitFor'> = {
  waitFor: ({ query }, ctx) => {
    if (query.operationId !== undefined) assertOperation(query.operationId, 'operationId');
    return waitFor(query, ctx);
  },
};

/** Returns the first candidate that meets all conditions, at the latest after the time-out. */
async function waitFor(query: Query, ctx: ControlContext): Promise<WaitResult> {
  const { clock, name, worlds, request } = ctx;
  const room = ctx.room();
  const began = clock.now();
  const timeout = query.timeout_ms ?? DEFAULT_TIMEOUT_MS;
  // What was judged once never changes: each look goes on behind it.
  let { since = 0 } = query;
  const found = (): WaitResult | undefined => {
    const candidates = listCandidates({ ...query, since }, ctx);
    since = Math.max(since, ...candidates.slice(-1).map(({ id }) => id));
    const match = candidates.find((candidate) => judge(query, candidate).length === 0);
    return match && { ...match.result(), waited_ms: clock.now() - began };
  };
  const ready = found();
  if (ready) return ready;
  if (timeout === 0) throw timedOut(query, ctx, timeout);
  if (room.signal.listeners >= MAX_WAITS)
    throw new ControlError('too_many_waits', `${MAX_WAITS} calls wait in the world ${name} already`);
  return new Promise((resolve, reject) => {
    const end = (act: () => void): void => {
      stopTimer();
      stopListening();
      request.signal.removeEventListener('abort', giveUp);
      act();
    };
    const check = (): void => {
      if (worlds.find(name)?.signal !== room.signal) return end(() => reject(replaced(name)));
      const match = found();
      if (match) end(() => resolve(match));
    };
    const giveUp = (): void => end(() => reject(timedOut(query, ctx, timeout)));
    const stopTimer = clock.setTimer(giveUp, timeout);
    const stopListening = room.signal.listen(check);
    request.signal.addEventListener('abort', giveUp);
  });
}

function replaced(name: string): ControlError {
  return new ControlError(
    'world_not_found',
    `The world ${name} was deleted or replaced while this call waited`,
    'name',
  );
}

function timedOut(query: Query, ctx: ControlContext, timeout: number): ControlError {
  const { kind = 'call' } = query;
  const near = ctx.worlds.has(ctx.name) ? listNearMisses(query, ctx) : [];
  const nearest =
    near[0] &&
    `; nearest: ${near[0].what}, ${near[0].wrong.map(({ field, actual }) => `${field} is ${JSON.stringify(actual)}`).join(', ')}`;
  return new ControlError('wait_timed_out', `No ${kind} matched within ${timeout} ms${nearest ?? ''}`, undefined, near);
}

/** Returns what meets some conditions and not others: the fewest wrong ones first, then the latest. */
function listNearMisses(query: Query, ctx: ControlContext): NearMiss[] {
  const judged = listCandidates(query, ctx).map((candidate) => ({ candidate, wrong: judge(query, candidate) }));
  return judged
    .toSorted((one, other) => one.wrong.length - other.wrong.length || other.candidate.id - one.candidate.id)
    .slice(0, MAX_NEAR_MISSES)
    .map(({ candidate, wrong }) => describe(candidate, wrong));
}

function describe({ kind, id, what }: Candidate, wrong: NearMiss['wrong']): NearMiss {
  return { kind, id, what, wrong };
}
