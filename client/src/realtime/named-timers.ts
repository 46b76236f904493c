import type { RealtimeClock } from './host.ts';

/** One timer per name: setting it again replaces it. */
export class NamedTimers<Name extends string> {
  readonly #cancels = new Map<Name, () => void>();

  constructor(private readonly clock: RealtimeClock) {}

  set(name: Name, fn: () => void, ms: number): void {
    this.clear(name);
    this.#cancels.set(name, this.clock.setTimer(fn, ms));
  }

  clear(...names: Name[]): void {
    for (const name of names) {
      this.#cancels.get(name)?.();
      this.#cancels.delete(name);
    }
  }
}
