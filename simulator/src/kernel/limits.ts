const WINDOW_MS = 60_000;
/** Beyond this many callers the finished windows are thrown away. */
const SWEEP_AT = 2_000;

/**
 * Counts calls a caller (token, or address without one) in minutes of the world's time: advancing
 * the clock opens the next minute, a frozen clock never does.
 */
export class Limiter {
  readonly #perMinute: number;
  readonly #windows = new Map<string, { start: number; calls: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one call. @returns seconds until the caller may come again, or 0 when it may now */
  count(caller: string, now: number): number {
    const window = this.#windows.get(caller);
    if (!window || now - window.start >= WINDOW_MS || now < window.start) {
      if (this.#windows.size >= SWEEP_AT) this.#sweep(now);
      this.#windows.set(caller, { start: now, calls: 1 });
      return 0;
    }
    if (++window.calls <= this.#perMinute) return 0;
    return Math.max(1, Math.ceil((window.start + WINDOW_MS - now) / 1_000));
  }

  #sweep(now: number): void {
    for (const [caller, { start }] of this.#windows) {
      if (now - start >= WINDOW_MS || now < start) this.#windows.delete(caller);
    }
  }
}
