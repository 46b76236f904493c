import { LayeredMap } from './layered-map.ts';
import type { KeysOf } from './index-keys.ts';
import type { Key } from './index-keys.ts';

const NONE: readonly number[] = [];
const NO_KEYS: readonly Key[] = [];
/** The key of the only list in an index without keys; a symbol, which no record has as a key. */
const WHOLE = Symbol('whole') as unknown as Key;

/**
 * Sorted lists of ids, one per key.
 * A list is a plain array in ascending (order, id): its length is the count, a page is a slice, and the usual insert is
 * a push.
 */
export class GroupIndex<T extends { id: number }> {
  readonly #record: (id: number) => T;
  readonly #keysOf: KeysOf<T> | undefined;
  readonly #order: ((record: T) => number | string) | undefined;
  readonly #lists: LayeredMap<Key, number[]>;
  /** The lists of loaded records, while neither this index nor a fork that shares them has been asked. */
  #loaded: (() => ReadonlyMap<Key, number[]>) | undefined;
  /** Incremented whenever a list changes. */
  version = 0;

  constructor(
    record: (id: number) => T,
    keysOf: KeysOf<T> | undefined,
    order: ((record: T) => number | string) | undefined,
    from?: GroupIndex<T>,
  ) {
    this.#record = record;
    this.#keysOf = keysOf;
    this.#order = order;
    this.#lists = from ? from.#lists.fork() : new LayeredMap();
    if (from) this.#loaded = from.#loaded;
  }

  ids(key: Key | undefined): readonly number[] {
    return this.#built().get(key ?? WHOLE) ?? NONE;
  }

  keys(): Key[] {
    return [...this.#built().keys()];
  }

  /** Removes a record from its lists; call it while the record is still stored. */
  remove(id: number, before: T): void {
    this.version++;
    for (const key of this.#keys(before)) {
      const list = this.#own(key);
      if (list.length === 1) this.#built().delete(key);
      else list.splice(this.#place(list, this.#orderOf(before), id), 1);
    }
  }

  /** Adds a stored record to its lists. */
  add(id: number, after: T): void {
    const order = this.#orderOf(after);
    this.version++;
    for (const key of this.#keys(after)) {
      const list = this.#own(key);
      const place = this.#place(list, order, id);
      if (place === list.length) list.push(id);
      else list.splice(place, 0, id);
    }
  }

  /** Returns whether an update leaves lists and positions unchanged: most touch no index at all. */
  stays(before: T, after: T): boolean {
    if (this.#orderOf(before) !== this.#orderOf(after)) return false;
    if (!this.#keysOf) return true;
    const from = this.#keys(before);
    const to = this.#keys(after);
    return from.length === to.length && from.every((key, index) => key === to[index]);
  }

  /** Takes all records at once; their lists are built on the first question, for all forks. */
  load(records: readonly T[]): void {
    let lists: ReadonlyMap<Key, number[]> | undefined;
    this.#loaded = () => (lists ??= this.#listsOf(records));
    this.version++;
  }

  #built(): LayeredMap<Key, number[]> {
    if (!this.#loaded) return this.#lists;
    this.#lists.replace(this.#loaded());
    this.#loaded = undefined;
    return this.#lists;
  }

  #listsOf(records: readonly T[]): ReadonlyMap<Key, number[]> {
    const listed: { record: T; keys: readonly Key[] }[] = [];
    for (const record of records) {
      const keys = this.#keys(record);
      if (keys.length > 0) listed.push({ record, keys });
    }
    // Records usually arrive in list order and need no sorting.
    const ordered = listed.every(
      ({ record }, index) => index === 0 || this.#compare((listed[index - 1] as { record: T }).record, record) < 0,
    );
    if (!ordered) listed.sort((a, b) => this.#compare(a.record, b.record));
    const lists = new Map<Key, number[]>();
    for (const { record, keys } of listed) {
      for (const key of keys) {
        const list = lists.get(key);
        if (list) list.push(record.id);
        else lists.set(key, [record.id]);
      }
    }
    return lists;
  }

  #compare(a: T, b: T): number {
    return compare(this.#orderOf(a), this.#orderOf(b)) || a.id - b.id;
  }

  #orderOf(record: T): number | string {
    return this.#order ? this.#order(record) : record.id;
  }

  #keys(record: T): readonly Key[] {
    if (!this.#keysOf) return [WHOLE];
    const keys = this.#keysOf(record);
    if (keys === undefined) return NO_KEYS;
    if (!Array.isArray(keys)) return [keys as Key];
    // A repeated key would list the record twice.
    const list = keys as readonly Key[];
    return list.every((key, index) => list.indexOf(key) === index) ? list : [...new Set(list)];
  }

  #own(key: Key): number[] {
    const lists = this.#built();
    const own = lists.own(key);
    if (own) return own;
    const copy = lists.get(key)?.slice() ?? [];
    lists.set(key, copy);
    return copy;
  }

  /** Returns the position of (order, id), present or not. */
  #place(list: readonly number[], order: number | string, id: number): number {
    let low = 0;
    let high = list.length;
    if (high > 0 && this.#before(list[high - 1] as number, order, id)) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#before(list[middle] as number, order, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #before(other: number, order: number | string, id: number): boolean {
    if (other === id) return false;
    if (!this.#order) return other < id;
    const difference = compare(this.#orderOf(this.#record(other)), order);
    return difference < 0 || (difference === 0 && other < id);
  }
}

function compare(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
