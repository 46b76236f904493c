import type { HubDeps } from './hub-deps.ts';

/** How long a helper has to prove that it is alive once another claims its device id. */
const PROOF_MS = 10_000;
/** A refused helper retries within 70 s; after a longer silence it is forgotten. */
const FORGET_AFTER_MS = 90_000;
const MOST_NAMES = 5;

interface Owner {
  setTimer: HubDeps['setTimer'];
  ping(): void;
  /** Drops the owner's connection, which did not respond. */
  drop(): void;
  /** Called with the names of the refused helpers whenever they change. */
  onChange(names: string[]): void;
}

/**
 * The helpers that claim a device id while its owner is connected.
 * They are listed only once the owner has proved that it is alive: otherwise a helper that returns after its connection
 * died would be listed as its own rival.
 */
export class DeviceClaims {
  readonly #owner: Owner;
  readonly #unproved = new Set<string>();
  readonly #timers = new Map<string, () => void>();
  #cancelProof: (() => void) | undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  /** Records a helper's claim, and pings the owner. */
  add(name: string): void {
    this.#unproved.add(name);
    if (this.#cancelProof) return;
    this.#cancelProof = this.#owner.setTimer(() => this.#owner.drop(), PROOF_MS);
    this.#owner.ping();
  }

  /** Records that the owner is alive: the claiming helpers are refused. */
  prove(): void {
    if (!this.#cancelProof) return;
    this.#cancelProof();
    this.#cancelProof = undefined;
    const before = this.#timers.size;
    for (const name of this.#unproved) this.#keep(name);
    this.#unproved.clear();
    if (this.#timers.size !== before) this.#owner.onChange(this.#names());
  }

  end(): void {
    this.#cancelProof?.();
    for (const cancel of this.#timers.values()) cancel();
  }

  #keep(name: string): void {
    const cancel = this.#timers.get(name);
    if (!cancel && this.#timers.size >= MOST_NAMES) return;
    cancel?.();
    this.#timers.set(
      name,
      this.#owner.setTimer(() => this.#forget(name), FORGET_AFTER_MS),
    );
  }

  #forget(name: string): void {
    this.#timers.delete(name);
    this.#owner.onChange(this.#names());
  }

  #names(): string[] {
    return [...this.#timers.keys()];
  }
}
