interface Kept {
  readonly versions: readonly number[];
  readonly value: unknown;
}

/** By the tables of a world, so that what is kept goes with them; within them by what it is. */
const shelves = new WeakMap<object, Map<object, Kept>>();

/**
 * What was worked out from whole tables, and holds as long as their indexes have these versions: a list that is read
 * page by page is ordered once. Without it the answers would be the same.
 * @param what one object for each thing that is kept
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
