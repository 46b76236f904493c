import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Caller } from './caller.ts';
import type { JournalLine } from './journal.ts';
import type { Operation } from './operation.ts';
import type { Refusal } from './refusal.ts';
import { presentRefusal } from './reply.ts';
import { ownerOf } from './session.ts';

const MAX_USER_AGENT_LENGTH = 500;

/** Writes a call to an unknown address into the journal of its world, if that exists. */
export function recordUnknownAddress(worlds: Worlds, request: Request, caller: Caller, refusal: Refusal): void {
  if (caller.world === undefined || !worlds.has(caller.world)) return;
  const { world, journal } = worlds.room(caller.world);
  const { status, body } = presentRefusal(refusal);
  journal.write({
    ...newJournalLine(undefined, request, caller, world),
    query: Object.fromEntries(new URLSearchParams(caller.search)),
    status,
    code: body.code,
    message: body.message,
    answer: body,
    userId: ownerOf(world, caller.token),
  });
}

/** Returns the entry of a call that has just begun. */
export function newJournalLine(
  operation: Operation | undefined,
  request: Request,
  caller: Caller,
  { clock, tables }: World,
): JournalLine {
  return {
    at: clock.now(),
    mailsBefore: tables.outbox.size,
    operationId: operation?.id ?? null,
    method: request.method,
    path: pathOf(request.url, caller.request.prefix),
    query: {},
    body: undefined,
    status: 0,
    code: null,
    message: null,
    userId: null,
    caller,
    contentType: request.headers.get('content-type') ?? '',
    address: caller.request.address,
    platform: caller.request.platform,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    took: 0,
    faultId: null,
    events: [],
  };
}

function pathOf(url: string, prefix: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2) + prefix.length;
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}
