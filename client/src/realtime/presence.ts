import { IDLE_AFTER_MS } from '@muara/contract/constants';
import type { Attention, AttentionSource, RealtimeClock } from './host.ts';
import { NamedTimers } from './named-timers.ts';

/** Detects 30 minutes of absence, whether the window was hidden or just unused (000 §4). */
export class Presence {
  readonly #timers: NamedTimers<'idle'>;
  #lastInput = 0;
  #end: (() => void) | undefined;

  constructor(
    private readonly clock: RealtimeClock,
    private readonly source: AttentionSource,
    private readonly onIdle: () => void,
    private readonly onAttention: (event: Attention) => void,
  ) {
    this.#timers = new NamedTimers(clock);
  }

  /** Starts counting now; reports attention until `stop`. */
  watch(): void {
    this.#lastInput = this.clock.now();
    this.#end ??= this.source.listen((event) => {
      // The network returns without anybody present.
      if (event !== 'online') this.#lastInput = this.clock.now();
      this.onAttention(event);
    });
    this.#wait();
  }

  /** Stops waiting for absence; attention is still reported. */
  pause(): void {
    this.#timers.clear('idle');
  }

  stop(): void {
    this.pause();
    this.#end?.();
    this.#end = undefined;
  }

  #wait(): void {
    const left = this.#lastInput + IDLE_AFTER_MS - this.clock.now();
    if (left <= 0) this.onIdle();
    else this.#timers.set('idle', () => this.#wait(), left);
  }
}
