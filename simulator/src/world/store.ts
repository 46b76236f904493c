import { Collection, type CollectionDefinition, type CollectionOf } from './collection.ts';

// Index names differ between collections: `any` is the only bound that preserves each one's own.
// oxlint-disable-next-line typescript/no-explicit-any
type Definitions = Record<string, CollectionDefinition<any, any, any, any>>;

/** The typed collections of a set of definitions. */
export type Tables<D extends Definitions> = { readonly [K in keyof D]: CollectionOf<D[K]> };

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTables = Record<string, Collection<any, any, any, any>>;

/** Creates empty collections for a set of definitions. */
export function createTables<D extends Definitions>(definitions: D): Tables<D> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, new Collection(definition)]),
  ) as Tables<D>;
}

/** Returns independent copies that share all records: how a world is made from its seed. */
export function forkTables<T extends object>(tables: T): T {
  return Object.fromEntries(
    Object.entries(tables as AnyTables).map(([name, collection]) => [name, collection.fork()]),
  ) as T;
}

/**
 * Runs `step` as a transaction: all of its writes are kept, or none.
 * Writes after a promise's first await are outside it, so handlers write before they await.
 * @param keep whether an error keeps the writes
 */
export function atomically<R>(tables: object, step: () => R, keep: (error: unknown) => boolean = () => false): R {
  const collections = Object.values(tables as AnyTables);
  const undo: (() => void)[] = [];
  for (const collection of collections) {
    collection.listen((id, before) => undo.push(() => collection.revert(id, before)));
  }
  const stop = (): void => collections.forEach((collection) => collection.listen(undefined));
  try {
    return step();
  } catch (error) {
    stop();
    if (!keep(error)) for (const revert of undo.reverse()) revert();
    throw error;
  } finally {
    stop();
  }
}
