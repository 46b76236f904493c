import { IDLE_AFTER_MS } from '@muara/contract/constants';
import type { Attention, AttentionSource, RealtimeClock } from './host.ts';
import { NamedTimers } from './named-timers.ts';

/** Notices that nobody was there for 30 minutes, whether the window was hidden or merely left alone (000 §4). */
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

  /** Counts from now; attention is told until `stop`. */
  watch(): void {
    this.#lastInput = this.clock.now();
    this.#end ??= this.source.listen((event) => {
      // The network returns without anybody being there.
      if (event !== 'online') this.#lastInput = this.clock.now();
      this.onAttention(event);
    });
    this.#wait();
  }

  /** Nobody is waited for any more; attention is still told. */
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
