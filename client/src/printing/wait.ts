import type { RealtimeClock } from '../realtime/host.ts';

/** Resolves after so many milliseconds. */
export type Wait = (ms: number) => Promise<void>;

/** Waits that end together: after `stop` none of them resolves, so that nothing behind them runs on. */
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
