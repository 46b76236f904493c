import { isCrossSite, isLoopbackName } from '@muara/contract/request-guard';
import { formatInstant } from '@muara/contract/rules';
import type { CallInfo } from '../kernel/caller.ts';
import { WrongSnapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import { DEFAULT_WORLD, isWorldName, TooManyWorlds, type Room } from '../world/worlds.ts';
import {
  clockChange,
  ControlError,
  faultOrder,
  limitSettings,
  MAX_SNAPSHOT_BYTES,
  readObject,
  serviceStatus,
  worldOptions,
} from './checks.ts';
import { describeControl } from './openapi.ts';
import { OUTBOX } from './outbox.ts';
import { realtimeOrder } from './realtime-order.ts';
import type { Action, ControlDeps } from './action.ts';

/** The testers' control plane, below /__sim. */
export interface Control {
  fetch(request: Request, info?: CallInfo): Promise<Response>;
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3}|in-process)$/;

const ROOT: Record<string, Action> = {
  'GET ': ({ worlds, notImplemented }) => ({
    worlds: worlds.list().length,
    not_played: notImplemented,
    openapi: '/__sim/openapi.json',
  }),
  'GET openapi.json': () => describeControl(),
  'GET worlds': ({ worlds }) => list(worlds.list().map((world) => describeWorld(worlds.room(world.name)))),
};

const WORLD: Record<string, Action> = {
  'PUT ': async ({ worlds }, { name, request }) => {
    worlds.create(name, worldOptions(await readObject(request)));
    return describeWorld(worlds.room(name));
  },
  'DELETE ': ({ worlds }, { name }) => {
    if (!worlds.delete(name)) throw new ControlError(404, 'not_found', `There is no world ${name}`, 'name');
    return { success: true };
  },
  'POST reset': ({ worlds }, { name }) => {
    worlds.reset(name);
    return describeWorld(worlds.room(name));
  },
  'GET clock': ({ worlds }, { name }) => describeClock(worlds.get(name)),
  'PUT clock': async ({ worlds }, { name, request }) => {
    const change = clockChange(await readObject(request));
    const { clock } = worlds.get(name);
    if ('now' in change) clock.freeze(change.now);
    else if ('advance' in change) clock.advance(change.advance);
    else clock.real();
    return describeClock(worlds.get(name));
  },
  'GET snapshot': ({ worlds }, { name }) => worlds.snapshot(name),
  'PUT snapshot': async ({ worlds }, { name, request }) => {
    const snapshot = await readObject(request, MAX_SNAPSHOT_BYTES);
    try {
      worlds.restore(name, snapshot);
    } catch (error) {
      if (!(error instanceof WrongSnapshot)) throw error;
      throw new ControlError(422, 'invalid', error.message, error.field);
    }
    return describeWorld(worlds.room(name));
  },
  'GET faults': ({ worlds }, { name }) => list(worlds.room(name).faults.list()),
  'POST faults': async ({ worlds }, { name, request }) =>
    worlds.room(name).faults.order(faultOrder(await readObject(request))),
  'DELETE faults': ({ worlds }, { name, query }) => ({
    cancelled: worlds.room(name).faults.cancel(readNumber(query, 'id')),
  }),
  'GET park': ({ worlds }, { name }) => ({ status: worlds.room(name).faults.serviceStatus('park_service') }),
  'POST park': async ({ worlds }, { name, request }) => {
    const status = serviceStatus(await readObject(request));
    worlds.room(name).faults.setServiceStatus('park_service', status);
    return { status };
  },
  'GET limits': ({ worlds }, { name }) => describeLimits(worlds.room(name)),
  'PUT limits': async ({ worlds }, { name, request }) => {
    const settings = limitSettings(await readObject(request));
    worlds.room(name).limiter.configure(settings);
    return describeLimits(worlds.room(name));
  },
  'GET journal': ({ worlds }, { name, query }) => {
    const { journal } = worlds.room(name);
    const since = readNumber(query, 'since') ?? 0;
    const operationId = query.get('operationId');
    const entries = journal
      .entries()
      .filter((entry) => entry.id > since && (operationId === null || entry.operationId === operationId));
    return {
      data: entries.map((entry) => ({ ...entry, at: formatInstant(entry.at) })),
      total: entries.length,
      written: journal.written,
    };
  },
  'POST realtime': async ({ worlds, hub }, { name, request }) => {
    const order = realtimeOrder(await readObject(request));
    const world = hub.world(worlds.get(name).name);
    if ('close' in order) return { closed: world.dropAll(order.close, 'the control plane asked for it') };
    const { message, userId } = order;
    return { sent: userId === undefined ? world.broadcast(message) : world.toUser(userId, message) };
  },
  ...OUTBOX,
};

/** Creates the control plane. Only callers on this machine may use it: it can read and undo everything. */
export function createControl(deps: ControlDeps): Control {
  return {
    async fetch(request, info) {
      try {
        const url = new URL(request.url);
        refuseStrangers(request, url, info);
        const answer = await act(deps, request, url, info);
        return answer instanceof Response ? answer : reply(200, answer);
      } catch (error) {
        if (error instanceof TooManyWorlds) return reply(429, { code: 'too_many_worlds', message: error.message });
        if (!(error instanceof ControlError)) throw error;
        const { status, code, message, field } = error;
        return reply(status, { code, message, field });
      }
    },
  };
}

async function act(deps: ControlDeps, request: Request, url: URL, info?: CallInfo): Promise<unknown> {
  const [area = '', name, ...rest] = url.pathname.slice('/__sim'.length).split('/').slice(1);
  const inWorld = area === 'worlds' && name !== undefined && name !== '';
  const table = inWorld ? WORLD : ROOT;
  const id = rest.find((part) => /^\d{1,15}$/.test(part));
  const path = (inWorld ? rest : [area, name ?? '', ...rest])
    .filter((part) => part !== '')
    .map((part) => (part === id ? '{id}' : part))
    .join('/');
  if (!Object.keys(table).some((key) => key.endsWith(` ${path}`)))
    throw new ControlError(404, 'not_found', 'Nothing is at this address');
  const action = table[`${request.method} ${path}`];
  if (!action) throw new ControlError(405, 'method_not_allowed', `${request.method} does nothing here`);
  if (inWorld && !isWorldName(name))
    throw new ControlError(422, 'invalid', 'A world is named with 1 to 64 of a-z, 0-9 and -', 'name');
  assertJsonCommand(request, info);
  // Reading creates no world: otherwise an image on any page could create a thousand.
  if (inWorld && request.method === 'GET' && name !== DEFAULT_WORLD && !deps.worlds.has(name))
    throw new ControlError(404, 'not_found', `There is no world ${name}`, 'name');
  return action(deps, { name: name ?? '', request, query: url.searchParams, id: Number(id ?? 0) });
}

/**
 * Pages of other origins can post plain forms unasked, but JSON only after a preflight, which is never
 * granted here. The outbox pages may post their own forms.
 */
function assertJsonCommand({ method, headers, body }: Request, info?: CallInfo): void {
  if (method !== 'POST' && (method !== 'PUT' || body === null)) return;
  if (/^application\/json\b/i.test(headers.get('content-type') ?? '')) return;
  if (info?.fromOwnPage || headers.get('sec-fetch-site') === 'same-origin') return;
  throw new ControlError(415, 'not_json', 'Send content-type: application/json');
}

/** Refuses other machines, and pages of other sites in a browser on this machine. */
function refuseStrangers(request: Request, url: URL, info: CallInfo | undefined): void {
  const origin = request.headers.get('origin');
  const fromHere = info?.address === undefined || (LOOPBACK.test(info.address) && isLoopbackName(url.hostname));
  const pageFromHere = origin === null || (URL.canParse(origin) && isLoopbackName(new URL(origin).hostname));
  if (!fromHere || !pageFromHere || isCrossSite(request.headers))
    throw new ControlError(403, 'forbidden', 'The control plane answers this machine only');
}

function describeWorld({ world, journal, faults }: Room): object {
  const { name, seed, tickets, clock } = world;
  return {
    name,
    seed,
    tickets,
    now: formatInstant(clock.now()),
    clock: clock.mode,
    calls: journal.written,
    faults: faults.list().length,
  };
}

function describeClock({ clock }: World): object {
  return {
    now: formatInstant(clock.now()),
    mode: clock.mode,
    jobs: clock.jobs().map(({ at, kind }) => ({ at: formatInstant(at), kind })),
  };
}

function describeLimits({ limiter: { settings } }: Room): object {
  return { per_minute: settings.perMinute ?? 0, clock: settings.clock };
}

function list<T>(data: readonly T[]): { data: readonly T[]; total: number } {
  return { data, total: data.length };
}

function readNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new ControlError(422, 'invalid', `${name} must be a whole number`, name);
  return Number(text);
}

function reply(status: number, body: unknown): Response {
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
