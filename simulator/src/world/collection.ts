import { GroupIndex } from './group-index.ts';
import type { Key, KeyOf, KeysOf } from './index-keys.ts';
import { LayeredMap } from './layered-map.ts';
import { ListCursor, type Cursor, type CursorOptions } from './list-cursor.ts';
import { TextIndex } from './text-index.ts';

/** A sorted list of records: one in all, or one per key. Ties are broken by id. */
interface SortedDefinition<T> {
  key?: KeysOf<T>;
  order: (record: T) => number | string;
}

export interface CollectionDefinition<T, U extends string, M extends string, S extends string> {
  /** At most one record per key; a second one throws. */
  unique?: Record<U, KeyOf<T>>;
  /** Unique indexes that ignore case, with upper-case keys, such as codes that people type. */
  anyCase?: readonly NoInfer<U>[];
  /** Many records per key (or several keys per record), in id order. */
  multi?: Record<M, KeysOf<T>>;
  /** Lists for screens: reading a page costs the page, not the list. */
  sorted?: Record<S, SortedDefinition<T>>;
  /** The searchable text in lower case, its parts separated by line breaks. */
  text?: (record: T) => string;
}

/**
 * Declares a collection's indexes.
 * The record type is given, index names are inferred: `defineCollection<Ticket>()({ unique: { code: (t) => t.code },
 * sorted: { newest: { order: (t) => t.id } } })`.
 * @throws when a multi and a sorted index share a name: one would hide the other.
 */
export function defineCollection<T extends { id: number }>() {
  return <U extends string = never, M extends string = never, S extends string = never>(
    definition: CollectionDefinition<T, U, M, S>,
  ): CollectionDefinition<T, U, M, S> => {
    const shared = names<M>(definition.multi).find(
      (name) => definition.sorted && Object.hasOwn(definition.sorted, name),
    );
    if (shared !== undefined) throw new Error(`A multi and a sorted index are both named ${shared}.`);
    return definition;
  };
}

/** The collection type of a definition. */
export type CollectionOf<D> =
  D extends CollectionDefinition<infer T, infer U, infer M, infer S>
    ? T extends { id: number }
      ? Collection<T, U, M, S>
      : never
    : never;

/** Called on each write with the record before and after it (`undefined` = absent). */
type ChangeListener = (id: number, before: unknown, after: unknown) => void;

/**
 * Immutable records by id, with secondary indexes that the collection maintains.
 * `update` replaces the object, so a record once read never changes.
 * `fork` is free for any number of records: both sides share what neither has changed.
 */
export class Collection<
  T extends { id: number },
  U extends string = string,
  M extends string = string,
  S extends string = string,
> {
  readonly #definition: CollectionDefinition<T, U, M, S>;
  readonly #records: LayeredMap<number, T>;
  readonly #unique: { name: U; keyOf: KeyOf<T>; ids: LayeredMap<Key, number> }[];
  readonly #groups: { name: M | S; index: GroupIndex<T> }[];
  readonly #byName: Map<string, GroupIndex<T>>;
  readonly #text: TextIndex<T> | undefined;
  #nextId: number;
  #listener: ChangeListener | undefined;

  constructor(definition: CollectionDefinition<T, U, M, S>, from?: Collection<T, U, M, S>) {
    this.#definition = definition;
    this.#records = from ? from.#records.fork() : new LayeredMap();
    this.#nextId = from ? from.#nextId : 1;
    this.#unique = names<U>(definition.unique).map((name, position) => ({
      name,
      keyOf: (definition.unique as Record<U, KeyOf<T>>)[name],
      ids: from ? (from.#unique[position] as { ids: LayeredMap<Key, number> }).ids.fork() : new LayeredMap(),
    }));
    const record = (id: number): T => this.#records.get(id) as T;
    const groups: { name: M | S; keysOf?: KeysOf<T>; order?: (record: T) => number | string }[] = [
      ...names<M>(definition.multi).map((name) => ({ name, keysOf: (definition.multi as Record<M, KeysOf<T>>)[name] })),
      ...names<S>(definition.sorted).map((name) => {
        const { key, order } = (definition.sorted as Record<S, SortedDefinition<T>>)[name];
        return { name, keysOf: key, order };
      }),
    ];
    this.#groups = groups.map(({ name, keysOf, order }, position) => ({
      name,
      index: new GroupIndex<T>(record, keysOf, order, from && from.#groups[position]?.index),
    }));
    this.#byName = new Map(this.#groups.map(({ name, index }) => [name, index]));
    this.#text = definition.text && new TextIndex<T>(this.#records, definition.text, from && from.#text);
  }

  get size(): number {
    return this.#records.size;
  }

  get(id: number): Readonly<T> | undefined {
    return this.#records.get(id);
  }

  /** Changes whenever a multi or sorted index changes; derived values can be cached by it. */
  version(index: M | S): number {
    return this.#group(index).version;
  }

  /** Returns a record that must exist; its absence is a bug and throws. */
  must(id: number): Readonly<T> {
    const record = this.#records.get(id);
    if (!record) throw new Error(`no record ${id}`);
    return record;
  }

  /** Returns the record under a key of a unique index. */
  one(index: U, key: Key): Readonly<T> | undefined {
    const wanted = typeof key === 'string' && this.#definition.anyCase?.includes(index) ? key.toUpperCase() : key;
    const id = this.#unique.find(({ name }) => name === index)?.ids.get(wanted);
    return id === undefined ? undefined : this.#records.get(id);
  }

  /** Returns the records under a key of a multi index, in id order. O(results). */
  by(index: M, key: Key): Readonly<T>[] {
    return this.#group(index)
      .ids(key)
      .map((id) => this.#records.get(id) as T);
  }

  /** Returns the number of records under a key of a multi or sorted index. O(1). */
  count(index: M | S, key?: Key): number {
    return this.#group(index).ids(key).length;
  }

  /** Returns the keys with at least one record. */
  keys(index: M | S): Key[] {
    return this.#group(index).keys();
  }

  /**
   * Returns the index's own ids under a key of a multi or sorted index: do not change or keep them.
   * O(1).
   */
  ids(index: M | S, key?: Key): readonly number[] {
    return this.#group(index).ids(key);
  }

  /** Returns a mask by id of the records whose text contains a part. @param part lower case */
  searchMask(part: string): Uint8Array {
    if (!this.#text) throw new Error('nothing is searched here');
    return this.#text.find(part, this.#nextId);
  }

  /** Returns a list for a screen, page by page; newest first by default. */
  cursor(index: S, options: CursorOptions<Readonly<T>> = {}): Cursor<Readonly<T>> {
    const ids = this.#group(index).ids(options.key);
    return new ListCursor<T>(ids, this.#records, options.direction === 'asc', options.where);
  }

  /** Iterates over every record, usually in insertion order: for walks that stop early. */
  each(): Iterable<Readonly<T>> {
    return this.#records.values();
  }

  /** Returns every record, in id order. */
  all(): Readonly<T>[] {
    const records = [...this.#records.values()];
    // Only a removed record that was restored, or one inserted with a low id, is out of order.
    const ordered = records.every((record, index) => index === 0 || (records[index - 1] as T).id < record.id);
    return ordered ? records : records.sort((a, b) => a.id - b.id);
  }

  /**
   * Adds a record; its id is the next number unless given.
   * Throws when the id or a unique key is taken, so callers check first.
   */
  insert(draft: Omit<T, 'id'> & { id?: number }): Readonly<T> {
    const record = (draft.id === undefined ? { ...draft, id: this.#nextId } : draft) as T;
    if (this.#records.get(record.id)) throw new Error(`id ${record.id} is taken`);
    this.#write(record.id, undefined, record);
    return record;
  }

  /** Replaces the named fields; the id stays. Throws when the record is missing or a unique key is taken. */
  update(id: number, patch: Partial<Omit<T, 'id'>>): Readonly<T> {
    const before = this.must(id);
    const after = { ...before, ...patch, id };
    this.#write(id, before, after);
    return after;
  }

  /** Removes a record; returns false when there was none. */
  remove(id: number): boolean {
    const before = this.#records.get(id);
    if (!before) return false;
    this.#write(id, before, undefined);
    return true;
  }

  /** Restores a record to its earlier state, or removes it: this undoes a refused call. */
  revert(id: number, before: unknown): void {
    this.#write(id, this.#records.get(id), before as T | undefined);
  }

  /** Replaces all records, building each index once: for seeds and snapshots. */
  load(records: readonly T[], nextId?: number): void {
    const byId = new Map<number, T>();
    let highest = 0;
    for (const record of records) {
      byId.set(record.id, record);
      if (record.id > highest) highest = record.id;
    }
    if (byId.size !== records.length) throw new Error('two records have one id');
    this.#records.replace(byId);
    for (const { name, keyOf, ids } of this.#unique) {
      const byKey = new Map<Key, number>();
      for (const record of records) {
        const key = keyOf(record);
        if (key === undefined) continue;
        if (byKey.has(key)) throw new Error(`${name} ${String(key)} is taken`);
        byKey.set(key, record.id);
      }
      ids.replace(byKey);
    }
    for (const { index } of this.#groups) index.load(records);
    this.#text?.clear();
    this.#nextId = Math.max(nextId ?? 1, highest + 1);
  }

  /** Returns the id of the next insert. */
  get nextId(): number {
    return this.#nextId;
  }

  /** Returns an independent copy that shares all records; O(1) unless written since the last fork. */
  fork(): Collection<T, U, M, S> {
    return new Collection(this.#definition, this);
  }

  /** Sets the listener of all writes (the world's undo log). */
  listen(listener: ChangeListener | undefined): void {
    this.#listener = listener;
  }

  #group(index: string): GroupIndex<T> {
    const group = this.#byName.get(index);
    if (!group) throw new Error(`no index ${index}`);
    return group;
  }

  #write(id: number, before: T | undefined, after: T | undefined): void {
    for (const { name, keyOf, ids } of this.#unique) {
      const key = after && keyOf(after);
      const owner = key === undefined ? undefined : ids.get(key);
      if (owner !== undefined && owner !== id) throw new Error(`${name} ${String(key)} is taken`);
    }
    this.#listener?.(id, before, after);
    for (const { keyOf, ids } of this.#unique) {
      const from = before && keyOf(before);
      const to = after && keyOf(after);
      if (from === to) continue;
      if (from !== undefined) ids.delete(from);
      if (to !== undefined) ids.set(to, id);
    }
    const moving = before && after ? this.#groups.filter(({ index }) => !index.stays(before, after)) : this.#groups;
    // An index finds the old position through the old record, so the record leaves the map only afterwards.
    if (before) for (const { index } of moving) index.remove(id, before);
    if (after) this.#records.set(id, after);
    else this.#records.delete(id);
    if (after) for (const { index } of moving) index.add(id, after);
    this.#text?.change(id, before, after);
    if (id >= this.#nextId) this.#nextId = id + 1;
  }
}

function names<N extends string>(part: Partial<Record<N, unknown>> | undefined): N[] {
  return part ? (Object.keys(part) as N[]) : [];
}
