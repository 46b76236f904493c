const WINDOW_MS = 60_000;
/** With more callers than this, finished windows are discarded. */
const SWEEP_AT = 2_000;

/** The rate limit: calls per minute (null = no limit), and the clock that minutes are counted on. */
interface LimitSettings {
  perMinute: number | null;
  clock: 'real' | 'world';
}

/**
 * Counts the calls of each caller (a session, or else an address) per minute.
 * Minutes are real ones, so that a frozen world never locks a caller out, unless a scenario counts them on the world's
 * clock.
 */
export class Limiter {
  readonly #windows = new Map<string, { start: number; calls: number }>();
  #settings: LimitSettings;

  constructor(perMinute: number | undefined) {
    this.#settings = { perMinute: perMinute ?? null, clock: 'real' };
  }

  get settings(): LimitSettings {
    return this.#settings;
  }

  /** Changes the limit and resets all counts. */
  configure(settings: Partial<LimitSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#windows.clear();
  }

  /** Counts one call. @returns seconds until the caller may call again, or 0 when it may now */
  count(caller: string, time: Readonly<Record<LimitSettings['clock'], number>>): number {
    const { perMinute, clock } = this.#settings;
    if (perMinute === null) return 0;
    const now = time[clock];
    const window = this.#windows.get(caller);
    if (!window || now - window.start >= WINDOW_MS || now < window.start) {
      if (this.#windows.size >= SWEEP_AT) this.#sweep(now);
      this.#windows.set(caller, { start: now, calls: 1 });
      return 0;
    }
    if (++window.calls <= perMinute) return 0;
    return Math.max(1, Math.ceil((window.start + WINDOW_MS - now) / 1_000));
  }

  #sweep(now: number): void {
    for (const [caller, { start }] of this.#windows) {
      if (now - start >= WINDOW_MS || now < start) this.#windows.delete(caller);
    }
  }
}
