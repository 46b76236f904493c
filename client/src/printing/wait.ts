import type { RealtimeClock } from '../realtime/host.ts';

/** Resolves after this many milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** Creates waits that stop together: after `stop` none resolves, so that nothing behind them continues. */
export function createWait(clock: RealtimeClock): { wait: Wait; stop(): void } {
  const cancels = new Set<() => void>();
  let isOver = false;
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        if (isOver) return;
        const cancel = clock.setTimer(() => {
          cancels.delete(cancel);
          resolve();
        }, ms);
        cancels.add(cancel);
      }),
    stop() {
      isOver = true;
      cancels.forEach((cancel) => cancel());
    },
  };
}
