const GONE = Symbol('gone');

/**
 * A Map in two layers: a shared, immutable base and this map's own changes.
 * Forking shares the base, so copying a world copies nothing.
 */
export class LayeredMap<K, V extends object | number> {
  #base: ReadonlyMap<K, V>;
  #changes = new Map<K, V | typeof GONE>();
  #size: number;

  constructor(base: ReadonlyMap<K, V> = new Map()) {
    this.#base = base;
    this.#size = base.size;
  }

  get size(): number {
    return this.#size;
  }

  get(key: K): V | undefined {
    const changed = this.#changes.get(key);
    if (changed !== undefined) return changed === GONE ? undefined : changed;
    return this.#base.get(key);
  }

  /** Returns the value under the key if only this map has it, so that it may be mutated in place. */
  own(key: K): V | undefined {
    const changed = this.#changes.get(key);
    return changed === GONE ? undefined : changed;
  }

  set(key: K, value: V): void {
    if (this.get(key) === undefined) this.#size++;
    this.#changes.set(key, value);
  }

  delete(key: K): void {
    if (this.get(key) === undefined) return;
    this.#size--;
    if (this.#base.has(key)) this.#changes.set(key, GONE);
    else this.#changes.delete(key);
  }

  /** Replaces the content with that of another map, which must not be written afterwards. */
  replace(content: ReadonlyMap<K, V>): void {
    this.#base = content;
    this.#changes = new Map();
    this.#size = content.size;
  }

  keys(): Iterable<K> {
    return this.#onlyLayer()?.keys() ?? pick(this.#entries(), 0);
  }

  values(): Iterable<V> {
    return this.#onlyLayer()?.values() ?? pick(this.#entries(), 1);
  }

  /** Returns a map with the same content; later changes are independent. */
  fork(): LayeredMap<K, V> {
    if (this.#changes.size > 0) {
      this.#base = this.#onlyLayer() ?? new Map(this.#entries());
      this.#changes = new Map();
    }
    return new LayeredMap(this.#base);
  }

  /** Returns the layer that contains everything, if one does: walking a plain map is far cheaper. */
  #onlyLayer(): ReadonlyMap<K, V> | undefined {
    if (this.#changes.size === 0) return this.#base;
    // Over an empty base, nothing is ever marked as deleted.
    return this.#base.size === 0 ? (this.#changes as Map<K, V>) : undefined;
  }

  *#entries(): IterableIterator<[K, V]> {
    for (const entry of this.#base) {
      const changed = this.#changes.get(entry[0]);
      if (changed === undefined) yield entry;
      else if (changed !== GONE) yield [entry[0], changed];
    }
    for (const [key, value] of this.#changes) {
      if (value !== GONE && !this.#base.has(key)) yield [key, value];
    }
  }
}

function* pick<E extends readonly unknown[], I extends keyof E>(entries: Iterable<E>, index: I): Iterable<E[I]> {
  for (const entry of entries) yield entry[index];
}
