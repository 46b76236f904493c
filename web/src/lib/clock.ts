/** The web app's only door to real time (tests and the demo may replace it). */
export const clock = {
  /** Milliseconds since the epoch. */
  now(): number {
    // oxlint-disable-next-line no-restricted-properties -- the one place that may ask the machine for the time
    return Date.now();
  },
  /** Runs `run` once after `ms`; answers a function that cancels it. */
  after(ms: number, run: () => void): () => void {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};
