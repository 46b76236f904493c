import { appState } from './app-state.ts';

/** The Date header counts in whole seconds. */
const SECOND_MS = 1_000;

const state = appState(() => ({
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  offset: 0,
}));
const listeners = new Set<() => void>();

/** The web app's only source of time: the server's, as far as it is known; tests may replace it. */
export const clock = {
  /** Returns the server's time, in milliseconds since the epoch: what screens show and rules ask for. */
  now(): number {
    return clock.device() + state.offset;
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
    return (serverTime) => {
      const received = clock.device();
      const isEarly = serverTime + SECOND_MS < sent + state.offset - SECOND_MS;
      const isLate = serverTime > received + state.offset + SECOND_MS;
      if (!isEarly && !isLate) return;
      const ahead = serverTime + SECOND_MS / 2 - (sent + received) / 2;
      // Within a second the two agree.
      state.offset = Math.abs(ahead) <= SECOND_MS ? 0 : ahead;
      for (const listener of listeners) listener();
    };
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
