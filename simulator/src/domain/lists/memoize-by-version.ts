interface Kept {
  readonly versions: readonly number[];
  readonly value: unknown;
}

/** By a world's tables, so that cached values are collected with them; then by cache key. */
const shelves = new WeakMap<object, Map<object, Kept>>();

/**
 * Returns a value computed from whole tables, cached while their indexes keep these versions: a list
 * read page by page is sorted only once.
 * @param what a unique object per cached value
 */
export function memoizeByVersion<T>(tables: object, what: object, versions: readonly number[], make: () => T): T {
  let shelf = shelves.get(tables);
  if (!shelf) shelves.set(tables, (shelf = new Map()));
  const old = shelf.get(what);
  if (old && versions.every((version, place) => version === old.versions[place])) return old.value as T;
  const value = make();
  shelf.set(what, { versions, value });
  return value;
}
