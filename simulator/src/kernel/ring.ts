/** The last items of a sequence, numbered from 1. */
export class Ring<T> {
  readonly #capacity: number;
  readonly #items: T[] = [];
  #written = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** How many items were ever added, including dropped ones. */
  get written(): number {
    return this.#written;
  }

  /** Adds an item made with its number. @returns the one that it replaces, if any */
  add(make: (id: number) => T): T | undefined {
    const place = this.#written % this.#capacity;
    const replaced = this.#items[place];
    // Counted only once it is complete, so that the ring has no gaps.
    this.#items[place] = make(this.#written + 1);
    this.#written++;
    return replaced;
  }

  /** Returns the items after a number, oldest first. */
  list(after = 0): T[] {
    const kept = Math.min(this.#written, this.#capacity);
    const wanted = Math.min(kept, Math.max(0, this.#written - after));
    return wanted === kept ? this.#all() : this.#all().slice(kept - wanted);
  }

  #all(): T[] {
    const start = this.#written > this.#capacity ? this.#written % this.#capacity : 0;
    return [...this.#items.slice(start), ...this.#items.slice(0, start)];
  }

  /** Returns the item of a number; undefined when it was dropped or is still to come. */
  get(id: number): T | undefined {
    return id > this.#written - this.#capacity && id <= this.#written && id > 0
      ? this.#items[(id - 1) % this.#capacity]
      : undefined;
  }
}
