import { appState } from './app-state.ts';

/** The Date header counts in whole seconds. */
const SECOND_MS = 1_000;

const state = appState(() => ({
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  offset: 0,
  /** Where the server's clock was stopped; null while it runs. */
  stopped: null as number | null,
  /** How often the server said that its clock was set. */
  sets: 0,
}));
const listeners = new Set<() => void>();

function change(offset: number, stopped: number | null): void {
  state.offset = offset;
  state.stopped = stopped;
  for (const listener of listeners) listener();
}

/** The web app's only source of time: the server's, as far as it is known; tests may replace it. */
export const clock = {
  /** Returns the server's time, in milliseconds since the epoch: what screens show and rules ask for. */
  now(): number {
    return state.stopped ?? clock.device() + state.offset;
  },
  /** Returns this machine's own time, which does not jump: for measuring how long something took. */
  device(): number {
    // oxlint-disable-next-line no-restricted-properties -- the one place that may ask the machine for the time
    return Date.now();
  },
  /** Runs `run` once after `ms`; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
  /**
   * Starts to measure the server's time: call it before a request, its result with the response's time.
   * The clock is set only if the response could not have had that time by it.
   */
  measure(): (serverTime: number) => void {
    const sent = clock.device();
    const { sets } = state;
    return (serverTime) => {
      // The response may have left the server before its clock was set.
      if (sets !== state.sets) return;
      const received = clock.device();
      const isEarly = serverTime + SECOND_MS < (state.stopped ?? sent + state.offset) - SECOND_MS;
      const isLate = serverTime > (state.stopped ?? received + state.offset) + SECOND_MS;
      if (!isEarly && !isLate) return;
      const ahead = serverTime + SECOND_MS / 2 - (sent + received) / 2;
      // Within a second the two agree.
      change(Math.abs(ahead) <= SECOND_MS ? 0 : ahead, null);
    };
  },
  /** Sets the clock to what the server says. Returns how many milliseconds it moved. */
  set({ now, isStopped }: { now: number; isStopped: boolean }): number {
    const before = clock.now();
    state.sets++;
    change(now - clock.device(), isStopped ? now : null);
    return Math.abs(now - before);
  },
  /** Lets a stopped time run on: the server may have started its clock while nobody listened. */
  run(): void {
    if (state.stopped !== null) change(state.stopped - clock.device(), null);
  },
  /** Calls `listener` when the clock was set; returns a function that stops it. */
  onSet(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The same clock as the client library asks for. */
export const clientClock = {
  now: (): number => clock.device(),
  setTimer: (run: () => void, ms: number): (() => void) => clock.after(ms, run),
};
