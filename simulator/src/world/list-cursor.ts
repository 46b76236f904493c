import type { Key } from './index-keys.ts';
import type { LayeredMap } from './layered-map.ts';

export interface CursorOptions<T> {
  /** Selects the list of this key; without it, the only list of a definition without keys. */
  key?: Key;
  /** Default `desc` (newest first). */
  direction?: 'asc' | 'desc';
  /** An extra condition for filters without an index: walks the whole list of the key. */
  where?: (record: T) => boolean;
}

/** A sorted list, read page by page or walked. */
export interface Cursor<T> extends Iterable<T> {
  /** Length of the list; O(1) without `where`. */
  readonly total: number;
  /** Page `page` (0-based) of `size` (20) records; empty past the end. */
  page(page: number, size?: number): T[];
}

/** A cursor over the ids of a sorted list. */
export class ListCursor<T extends object> implements Cursor<T> {
  readonly #ids: readonly number[];
  readonly #records: LayeredMap<number, T>;
  readonly #ascending: boolean;

  constructor(
    ids: readonly number[],
    records: LayeredMap<number, T>,
    ascending: boolean,
    where?: (record: T) => boolean,
  ) {
    this.#ids = where ? ids.filter((id) => where(records.get(id) as T)) : ids;
    this.#records = records;
    this.#ascending = ascending;
  }

  get total(): number {
    return this.#ids.length;
  }

  page(page: number, size = 20): T[] {
    const records: T[] = [];
    const start = page * size;
    for (let index = start; index < Math.min(start + size, this.#ids.length); index++) records.push(this.#at(index));
    return records;
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.#ids.length; index++) yield this.#at(index);
  }

  #at(index: number): T {
    const id = this.#ids[this.#ascending ? index : this.#ids.length - 1 - index] as number;
    return this.#records.get(id) as T;
  }
}
