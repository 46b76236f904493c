import { formatInstant } from '@muara/contract/rules';
import type { Limits, World as WorldAnswer } from '@muara/contract/control';
import type { Room } from '../world/worlds.ts';
import type { HandlersOf } from './action.ts';
import { readInstant } from './checks.ts';
import { worldNotFound } from './refuse.ts';

type Ids =
  | 'listWorlds'
  | 'getWorld'
  | 'createWorld'
  | 'deleteWorld'
  | 'resetWorld'
  | 'getSnapshot'
  | 'putSnapshot'
  | 'getLimits'
  | 'setLimits';

export const WORLDS: HandlersOf<Ids> = {
  listWorlds: (_input, { worlds }) => {
    const data = worlds
      .list()
      .flatMap(({ name }) => worlds.find(name) ?? [])
      .map(describeWorld);
    return { data, total: data.length };
  },
  getWorld: (_input, ctx) => describeWorld(ctx.room()),
  createWorld: ({ body = {} }, { worlds, name, room }) => {
    const { at, from, ...seed } = body;
    if (typeof from === 'string' && !worlds.has(from)) throw worldNotFound(from, 'from');
    worlds.create(name, {
      ...seed,
      ...(at !== undefined && { at: readInstant('at', at) }),
      ...(from !== undefined && { from: typeof from === 'string' ? worlds.snapshot(from) : from }),
    });
    return describeWorld(room());
  },
  deleteWorld: (_input, { worlds, name }) => {
    if (!worlds.delete(name)) throw worldNotFound(name);
    return { success: true };
  },
  resetWorld: (_input, { worlds, name, room }) => {
    worlds.reset(name);
    return describeWorld(room());
  },
  getSnapshot: (_input, { worlds, name }) => worlds.snapshot(name) as never,
  putSnapshot: ({ body }, { worlds, name, room }) => {
    worlds.restore(name, body);
    return describeWorld(room());
  },
  getLimits: (_input, { room }) => describeLimits(room()),
  setLimits: ({ body: { per_minute: perMinute, clock } }, { room }) => {
    room().limiter.configure({
      ...(perMinute !== undefined && { perMinute: perMinute === 0 ? null : perMinute }),
      ...(clock !== undefined && { clock }),
    });
    return describeLimits(room());
  },
};

/** Returns a world in short. */
export function describeWorld({ world, journal, faults }: Room): WorldAnswer {
  const { name, incarnation, training, seed, tickets, at, clock } = world;
  return {
    name,
    incarnation,
    training,
    seed,
    tickets,
    at: at === null ? null : formatInstant(at),
    now: formatInstant(clock.now()),
    clock: clock.mode,
    calls: journal.written,
    faults: faults.list().length,
  };
}

function describeLimits({ limiter: { settings } }: Room): Limits {
  return { per_minute: settings.perMinute ?? 0, clock: settings.clock };
}
