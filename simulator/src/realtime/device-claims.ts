import type { HubDeps } from './hub-deps.ts';

/** How long a helper has to show that it is alive once another one claims its device id. */
const PROOF_MS = 10_000;
/** A refused helper waits at most 70 s before it tries again; after a longer silence it is forgotten. */
const FORGET_AFTER_MS = 90_000;
const MOST_NAMES = 5;

interface Owner {
  setTimer: HubDeps['setTimer'];
  ping(): void;
  /** Ends the connection of the owner, which did not answer. */
  drop(): void;
  /** Called with the names of the refused helpers whenever they change. */
  onChange(names: string[]): void;
}

/**
 * The helpers that claim a device id while its owner is connected. They are named only once the owner has proved that it
 * is alive: a helper that returns after its old connection died would be named as its own rival otherwise.
 */
export class DeviceClaims {
  readonly #owner: Owner;
  readonly #unproved = new Set<string>();
  readonly #timers = new Map<string, () => void>();
  #cancelProof: (() => void) | undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  /** Notes the claim of a helper and asks the owner for a sign of life. */
  add(name: string): void {
    this.#unproved.add(name);
    if (this.#cancelProof) return;
    this.#cancelProof = this.#owner.setTimer(() => this.#owner.drop(), PROOF_MS);
    this.#owner.ping();
  }

  /** The owner is alive: the helpers that claimed its device are the ones in the wrong. */
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
