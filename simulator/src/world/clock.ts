/** The only access to real time: hosts provide it, tests provide a frozen one. */
export interface HostClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `fn` once after `ms` real milliseconds; returns a function that cancels it. */
  setTimer(fn: () => void, ms: number): () => void;
}

/** Work due at an instant, as data, so that snapshots can contain it. */
export interface Job {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Selects the runner in the domain. */
  kind: string;
  payload: unknown;
  /** Recurs every day at the same time. */
  daily?: true;
}

export interface ClockState {
  mode: 'real' | 'offset' | 'frozen';
  /** Milliseconds ahead of real time (mode `offset`; 0 otherwise). */
  offset: number;
  /** The current instant while frozen (mode `frozen`). */
  frozen: number | null;
  jobs: Job[];
  nextJob: number;
}

/** A world's time: everything in a world that depends on time reads it here. */
export interface WorldClock {
  /** Milliseconds since 1970; while a job runs, the instant it was due. */
  now(): number;
  readonly mode: ClockState['mode'];
  /** Stops time at an earlier or later instant; jobs due until then run first. */
  freeze(at: number): void;
  /** Moves time forward, in frozen and running mode alike; due jobs run in order. */
  advance(ms: number): void;
  /** Returns to real time. */
  real(): void;
  /** Schedules `kind` with `payload` at `at`; returns the id for `cancel`. */
  schedule(at: number, kind: string, payload?: unknown): number;
  /**
   * Schedules `kind` every day at the time of day of `at`.
   * A daily job follows the clock in either direction: its next run is always the first one after the current time.
   */
  scheduleDaily(at: number, kind: string): void;
  /** Cancels a job; returns false when it has run or never existed. */
  cancel(id: number): boolean;
  /** Returns the pending jobs, earliest first. */
  jobs(): readonly Job[];
  /** Runs due jobs; the kernel calls it before each request. */
  runDue(): void;
  /** Sets the runner of jobs, and the callback for failed ones; the others still run. */
  onJob(runner: (job: Job) => void, onFailure?: (job: Job, error: unknown) => void): void;
  state(): ClockState;
  restore(state: ClockState): void;
  /** Stops the timer of the next job. */
  stop(): void;
}

/** More runs than this in one advance mean a job that reschedules itself without moving on. */
const MAX_RUNS = 100_000;
const DAY_MS = 86_400_000;
/** Timers are limited to 31 bits of milliseconds; a later job simply re-arms its timer. */
const MAX_TIMER_MS = 2_000_000_000;

/** Creates a clock, in real time unless a state is given. */
export function createClock(host: HostClock, state?: ClockState): WorldClock {
  return new Clock(host, state);
}

class Clock implements WorldClock {
  readonly #host: HostClock;
  #mode: ClockState['mode'] = 'real';
  #offset = 0;
  #frozen: number | null = null;
  #jobs: Job[] = [];
  #nextJob = 1;
  #running: number | null = null;
  #runner: ((job: Job) => void) | undefined;
  #onFailure: ((job: Job, error: unknown) => void) | undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(host: HostClock, state?: ClockState) {
    this.#host = host;
    if (state) this.#take(state);
  }

  now(): number {
    return this.#running ?? this.#time();
  }

  get mode(): ClockState['mode'] {
    return this.#mode;
  }

  freeze(at: number): void {
    const before = this.#time();
    this.#runUntil(at);
    this.#mode = 'frozen';
    this.#frozen = at;
    this.#offset = 0;
    this.#moved(before);
  }

  advance(ms: number): void {
    const target = this.#time() + ms;
    this.#runUntil(target);
    if (this.#frozen === null) {
      this.#mode = 'offset';
      this.#offset += ms;
    } else {
      this.#frozen = target;
    }
    this.#arm();
  }

  real(): void {
    const before = this.#time();
    this.#runUntil(this.#host.now());
    this.#mode = 'real';
    this.#frozen = null;
    this.#offset = 0;
    this.#moved(before);
  }

  schedule(at: number, kind: string, payload: unknown = null): number {
    const job: Job = { id: this.#nextJob++, at, kind, payload };
    this.#insert(job);
    return job.id;
  }

  scheduleDaily(at: number, kind: string): void {
    this.#insert({ id: this.#nextJob++, at, kind, payload: null, daily: true });
  }

  cancel(id: number): boolean {
    const place = this.#jobs.findIndex((job) => job.id === id);
    if (place < 0) return false;
    this.#jobs.splice(place, 1);
    if (place === 0) this.#arm();
    return true;
  }

  jobs(): readonly Job[] {
    return this.#jobs;
  }

  runDue(): void {
    const next = this.#jobs[0];
    if (!next || this.#running !== null) return;
    const now = this.#time();
    if (next.at > now) return;
    this.#runUntil(now);
    this.#arm();
  }

  onJob(runner: (job: Job) => void, onFailure?: (job: Job, error: unknown) => void): void {
    this.#runner = runner;
    this.#onFailure = onFailure;
    this.#arm();
  }

  state(): ClockState {
    return {
      mode: this.#mode,
      offset: this.#offset,
      frozen: this.#frozen,
      jobs: this.#jobs.map((job) => ({ ...job })),
      nextJob: this.#nextJob,
    };
  }

  restore(state: ClockState): void {
    this.#take(state);
    this.#arm();
  }

  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  #take(state: ClockState): void {
    this.#mode = state.mode;
    this.#offset = state.offset;
    this.#frozen = state.frozen;
    this.#jobs = state.jobs.map((job) => ({ ...job }));
    this.#nextJob = state.nextJob;
  }

  #time(): number {
    return this.#frozen ?? this.#host.now() + this.#offset;
  }

  #insert(job: Job): void {
    let place = this.#jobs.length;
    while (place > 0 && (this.#jobs[place - 1] as Job).at > job.at) place--;
    this.#jobs.splice(place, 0, job);
    if (place === 0) this.#arm();
  }

  /** Handles a time change: after a move back, daily jobs recur from the current time. */
  #moved(before: number): void {
    const now = this.#time();
    if (now < before) {
      const daily = this.#jobs.filter((job) => job.daily);
      this.#jobs = this.#jobs.filter((job) => !job.daily);
      for (const job of daily) this.#insert({ ...job, at: firstAfter(now, job.at) });
    }
    this.#arm();
  }

  /**
   * Runs every job due by `until`, each at its own instant.
   * A failed one is reported, and the others still run.
   */
  #runUntil(until: number): void {
    let runs = 0;
    try {
      for (let job = this.#jobs[0]; job && job.at <= until; job = this.#jobs[0]) {
        if (++runs > MAX_RUNS) return this.#giveUp(job, until);
        this.#jobs.shift();
        this.#running = job.at;
        if (job.daily) this.#insert({ ...job, at: job.at + DAY_MS });
        this.#run(job);
      }
    } finally {
      this.#running = null;
    }
  }

  #run(job: Job): void {
    try {
      this.#runner?.(job);
    } catch (error) {
      if (!this.#onFailure) throw error;
      this.#onFailure(job, error);
    }
  }

  /** Drops due jobs, so that one that reschedules itself without moving on cannot block time. */
  #giveUp(job: Job, until: number): void {
    const due = this.#jobs.filter(({ at }) => at <= until);
    this.#jobs = this.#jobs.filter(({ at }) => at > until);
    for (const daily of due) if (daily.daily) this.#insert({ ...daily, at: firstAfter(until, daily.at) });
    const error = new Error(`job ${job.kind} schedules itself without end`);
    if (!this.#onFailure) throw error;
    this.#onFailure(job, error);
  }

  /** Waits in real time for the next job, so that pushes are sent even when nobody calls. */
  #arm(): void {
    this.stop();
    const next = this.#jobs[0];
    if (!next || !this.#runner || this.#frozen !== null || this.#running !== null) return;
    const wait = Math.min(Math.max(next.at - this.#time(), 0), MAX_TIMER_MS);
    this.#cancelTimer = this.#host.setTimer(() => {
      this.runDue();
      this.#arm();
    }, wait);
  }
}

/** Returns the first instant after `now` at the time of day of `at`. */
function firstAfter(now: number, at: number): number {
  return at - Math.floor((at - 1 - now) / DAY_MS) * DAY_MS;
}
