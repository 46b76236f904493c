import type { Domain } from '../kernel/domain.ts';
import { Faults } from '../kernel/faults.ts';
import { Journal } from '../kernel/journal.ts';
import { Limiter } from '../kernel/limits.ts';
import { Frames, Papers, Signal } from '../kernel/observed.ts';
import { Retention } from '../kernel/retention.ts';
import { createClock, type ClockState, type HostClock, type Job } from './clock.ts';
import { createRandom, resumeRandom } from './random.ts';
import type { Secrets } from './secrets.ts';
import { INCARNATION_BYTES } from './session-token.ts';
import { assertSnapshot } from './check-snapshot.ts';
import { loadTables, SNAPSHOT_FORMAT, snapshotTables, type Snapshot } from './snapshot.ts';
import { forkTables } from './store.ts';
import { scheduleReset } from './training.ts';
import type { World } from './world.ts';

/** A world with what the kernel keeps for it. A reset creates a new room, a restore only a new world. */
export interface Room {
  readonly world: World;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly limiter: Limiter;
  /** Running commands with an Idempotency-Key. */
  readonly running: Map<string, Promise<unknown>>;
  /** Realtime messages and print jobs, for QA to read. */
  readonly frames: Frames;
  readonly papers: Papers;
  /** Raised when something happened that somebody may wait for. */
  readonly signal: Signal;
  readonly start: RoomStart;
}

/** How a world began, so that its calls can be repeated. */
interface RoomStart {
  /** What it was restored or copied from; null for a seed. */
  readonly snapshot: Snapshot | null;
  /** Whether it was made from the snapshot, so that a reset returns there. */
  readonly isCopy: boolean;
  /** Where the clock of a copy was moved to; null where it stayed. */
  readonly at: number | null;
  /** Its time then. */
  readonly now: number;
  /** The last call before. */
  readonly after: number;
}

interface WorldOptions {
  seed?: number;
  tickets?: number;
  /** Creates the world at this instant with a frozen clock; in real time by default. */
  at?: number | null;
  /** Whether it is a training world; a copy is what its original is by default. */
  training?: boolean;
  /** Creates it from this snapshot; the clock moves to `at`, if given. Excludes seed and tickets. */
  from?: unknown;
}

export interface WorldsOptions {
  seed: number;
  tickets: number;
  domain: Pick<Domain, 'jobKinds' | 'requiredTables' | 'seedTables' | 'emptyTables' | 'openWorld' | 'startWorld'>;
  clock: HostClock;
  secrets: Secrets;
  /** Calls per minute and caller; undefined = no limit. */
  perMinute: number | undefined;
  runJob(job: Job, world: World): void;
  /** Called for a failed job, after its writes were rolled back. */
  onJobFailure(job: Job, error: unknown, world: World): void;
  /** Returns whether windows are connected to a world. */
  isWatched(name: string): boolean;
  /** Called when a world's state was replaced or deleted under its open sockets. */
  onReplaced(name: string): void;
}

export const DEFAULT_WORLD = 'default';

const NAME = /^[a-z0-9-]{1,64}$/;
/** Beyond this number the least recently used world is evicted: never `default`, nor one in use. */
const MAX_WORLDS = 1_000;
/** A world is in use while windows are connected to it, and for this long after its last call. */
const IN_USE_MS = 60_000;

/** No world can be created: the maximum number is in use. */
export class TooManyWorlds extends Error {
  override readonly name = 'TooManyWorlds';
}
/** Cached seeds; each has one set of tables that its worlds share. */
const MAX_TEMPLATES = 4;
const DAY_MS = 86_400_000;
/** Names of deleted worlds that are remembered. */
const MAX_DELETED = 1_000;
const KUALA_LUMPUR_MS = 28_800_000;

const frozenAt = (at: number): ClockState => ({ mode: 'frozen', offset: 0, frozen: at, jobs: [], nextJob: 1 });

/** Returns whether a text is a valid world name. */
export function isWorldName(name: string): boolean {
  return NAME.test(name);
}

/**
 * The worlds of a simulator. Each is created from the seed at the first use of its name.
 * Chance does not depend on the name: the same seed, day and calls give the same codes in every world.
 */
export class Worlds {
  readonly #options: WorldsOptions;
  /** In order of use, latest last. */
  readonly #rooms = new Map<string, Room>();
  /** When each world was last used, in real time. */
  readonly #used = new Map<string, number>();
  readonly #templates = new Map<string, World['tables']>();
  /** Worlds that somebody deleted, and nobody created since. */
  readonly #deleted = new Set<string>();
  readonly #retention = new Retention();
  #latest: Room | undefined;

  constructor(options: WorldsOptions) {
    this.#options = options;
  }

  /** Returns the room of a name, created when new. The name must be valid (`isWorldName`). */
  room(name: string): Room {
    this.#used.set(name, this.#options.clock.now());
    if (this.#latest?.world.name === name) return this.#latest;
    const known = this.#rooms.get(name);
    if (!known) this.#makeRoom();
    const room = known ?? this.#furnish(this.#make(name, {}));
    this.#rooms.delete(name);
    if (!known) this.#deleted.delete(name);
    this.#rooms.set(name, room);
    this.#latest = room;
    return room;
  }

  get(name: string): World {
    return this.room(name).world;
  }

  /** Returns the room of a name without using it: nothing is created, and it may be evicted as before. */
  find(name: string): Room | undefined {
    return this.#rooms.get(name);
  }

  has(name: string): boolean {
    return this.#rooms.has(name);
  }

  /** Returns false once a world was reset, replaced or evicted: work on it may stop. */
  isCurrent(world: World): boolean {
    return this.#rooms.get(world.name)?.world === world;
  }

  list(): World[] {
    return [...this.#rooms.values()].map(({ world }) => world);
  }

  /**
   * Creates a world, replacing any of that name.
   * @throws WrongSnapshot, without changing anything
   */
  create(name: string, options: WorldOptions = {}): World {
    if (options.from !== undefined) return this.#copy(name, options.from, options);
    if (!this.has(name)) this.#makeRoom();
    return this.#put(this.#furnish(this.#make(name, options)));
  }

  /** Resets a world to how it was created, including clock, faults and journal. */
  reset(name: string): World {
    const { world, start } = this.room(name);
    const { seed, tickets, at, training } = world;
    if (start.isCopy) return this.create(name, { from: start.snapshot, at: start.at, training });
    return this.create(name, { seed, tickets, at, training });
  }

  /** Returns whether somebody deleted the world, and nobody created it since. */
  wasDeleted(name: string): boolean {
    return this.#deleted.has(name) && !this.has(name);
  }

  /** Deletes a world; returns false when there was none. The next use of the name creates a new one. */
  delete(name: string): boolean {
    if (!this.#remove(name)) return false;
    this.#deleted.add(name);
    const [oldest] = this.#deleted;
    if (this.#deleted.size > MAX_DELETED && oldest !== undefined) this.#deleted.delete(oldest);
    return true;
  }

  /** Removes a world. @param heir the room that takes its place and keeps its journal, if any */
  #remove(name: string, heir?: Room): boolean {
    const room = this.#rooms.get(name);
    if (!room) return false;
    this.#rooms.delete(name);
    this.#used.delete(name);
    if (this.#latest === room) this.#latest = undefined;
    room.world.clock.stop();
    this.#options.onReplaced(name);
    if (heir?.journal !== room.journal) {
      room.journal.close();
      room.frames.close();
    }
    room.signal.raise();
    return true;
  }

  snapshot(name: string): Snapshot {
    const { world, faults } = this.room(name);
    const { seed, tickets, at, training, clock, random, tables } = world;
    return {
      format: SNAPSHOT_FORMAT,
      seed,
      tickets,
      at,
      ...(training && { training }),
      clock: clock.state(),
      random: random.state(),
      faults: faults.state(),
      tables: snapshotTables(tables),
    };
  }

  /**
   * Replaces a world with a snapshot, including faults; its journal stays.
   * The snapshot is fully checked first.
   * @param incarnation of the same world before its host stopped; a new one by default
   * @throws WrongSnapshot, without changing anything
   */
  restore(name: string, value: unknown, incarnation?: string): World {
    const { snapshot, world } = this.#load(name, value, { incarnation });
    const room = this.#rooms.get(name);
    if (!room) this.#makeRoom();
    this.#run(world);
    const start = { snapshot, isCopy: false, at: null, now: world.clock.now(), after: room?.journal.written ?? 0 };
    const faults = Faults.resume(snapshot.faults);
    return this.#put({ ...(room ?? this.#furnish(world)), world, faults, start });
  }

  /** Creates a world from a snapshot, with a journal of its own. */
  #copy(name: string, value: unknown, { at = null, training }: WorldOptions): World {
    const { snapshot, world } = this.#load(name, value, { training });
    if (!this.has(name)) this.#makeRoom();
    this.#run(world);
    const faults = Faults.resume(snapshot.faults);
    const room = { ...this.#furnish(world), faults };
    this.#put({ ...room, start: { ...room.start, snapshot, isCopy: true, at, now: at ?? world.clock.now() } });
    if (at !== null) world.clock.freeze(at);
    return world;
  }

  /** Returns the world of a snapshot without keeping it, to be read. @throws WrongSnapshot */
  peek(value: unknown): World {
    return this.#load('peek', value).world;
  }

  /**
   * Returns the world of a snapshot, which is fully checked first; its clock has no jobs to run.
   * @throws WrongSnapshot
   */
  #load(
    name: string,
    value: unknown,
    wanted: { training?: boolean; incarnation?: string } = {},
  ): { snapshot: Snapshot; world: World } {
    const { domain, clock, secrets } = this.#options;
    const snapshot: Snapshot = assertSnapshot(value, domain);
    const tables = domain.emptyTables();
    loadTables(tables, snapshot.tables);
    const time = createClock(clock, snapshot.clock);
    const training = wanted.training ?? snapshot.training ?? false;
    scheduleReset(time, training);
    const world = domain.openWorld({
      name,
      seed: snapshot.seed,
      tickets: snapshot.tickets,
      at: snapshot.at,
      training,
      clock: time,
      random: resumeRandom(snapshot.random),
      secrets,
      incarnation: wanted.incarnation ?? secrets.token(INCARNATION_BYTES),
      tables,
    });
    return { snapshot, world };
  }

  /** Stops all timers. */
  close(): void {
    for (const { world } of this.#rooms.values()) world.clock.stop();
  }

  #make(name: string, options: WorldOptions): World {
    const { seed = this.#options.seed, tickets = this.#options.tickets, at = null, training = false } = options;
    const { domain, clock, secrets } = this.#options;
    const tables = forkTables(this.#template(seed, tickets, at ?? clock.now()));
    const random = createRandom(`${seed}:default`);
    const incarnation = secrets.token(INCARNATION_BYTES);
    const time = createClock(clock, at === null ? undefined : frozenAt(at));
    const parts = { name, seed, tickets, at, training, clock: time, random, secrets, incarnation, tables };
    const world = domain.openWorld(parts);
    domain.startWorld(world);
    scheduleReset(time, training);
    this.#run(world);
    return world;
  }

  #run(world: World): void {
    const { runJob, onJobFailure } = this.#options;
    world.clock.onJob(
      (job) => {
        runJob(job, world);
        const room = this.#rooms.get(world.name);
        if (room?.world === world) room.signal.raise();
      },
      (job, error) => onJobFailure(job, error, world),
    );
  }

  #furnish(world: World): Room {
    const { perMinute } = this.#options;
    const signal = new Signal();
    const raise = (): void => signal.raise();
    return {
      world,
      journal: new Journal(this.#retention, raise),
      faults: new Faults(createRandom(`${world.seed}:default:faults`)),
      limiter: new Limiter(perMinute),
      running: new Map(),
      frames: new Frames(this.#retention, raise),
      papers: new Papers(raise),
      signal,
      start: { snapshot: null, isCopy: false, at: null, now: world.clock.now(), after: 0 },
    };
  }

  #put(room: Room): World {
    const { name } = room.world;
    this.#remove(name, room);
    this.#deleted.delete(name);
    this.#rooms.set(name, room);
    this.#used.set(name, this.#options.clock.now());
    this.#latest = room;
    return room.world;
  }

  /** Evicts a world if there are too many. @throws TooManyWorlds when every world is in use */
  #makeRoom(): void {
    if (this.#rooms.size < MAX_WORLDS) return;
    const { clock, isWatched } = this.#options;
    const idleSince = clock.now() - IN_USE_MS;
    const isIdle = (name: string): boolean =>
      name !== DEFAULT_WORLD && (this.#used.get(name) ?? 0) <= idleSince && !isWatched(name);
    const idle = [...this.#rooms.keys()].find(isIdle);
    if (idle === undefined) throw new TooManyWorlds(`All ${MAX_WORLDS} worlds are in use`);
    this.#remove(idle);
  }

  /** Returns the cached tables of a seed and Kuala Lumpur day, from which the seed's sales count back. */
  #template(seed: number, tickets: number, now: number): World['tables'] {
    const key = `${seed}:${tickets}:${Math.floor((now + KUALA_LUMPUR_MS) / DAY_MS)}`;
    const ready = this.#templates.get(key);
    if (ready) return ready;
    const tables = this.#options.domain.seedTables({ seed, tickets, now });
    this.#templates.set(key, tables);
    const oldest = this.#templates.keys().next().value;
    if (this.#templates.size > MAX_TEMPLATES && oldest !== undefined) this.#templates.delete(oldest);
    return tables;
  }
}
