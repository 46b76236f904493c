import { Collection, type CollectionDefinition, type CollectionOf } from './collection.ts';

// Index names differ from collection to collection: any is the only bound that keeps each one's own.
// oxlint-disable-next-line typescript/no-explicit-any
type Definitions = Record<string, CollectionDefinition<any, any, any, any>>;

/** The typed collections of a set of definitions. */
export type Tables<D extends Definitions> = { readonly [K in keyof D]: CollectionOf<D[K]> };

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTables = Record<string, Collection<any, any, any, any>>;

/** Empty collections for a set of definitions. */
export function createTables<D extends Definitions>(definitions: D): Tables<D> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, new Collection(definition)]),
  ) as unknown as Tables<D>;
}

/** Independent copies that share all records: how a world comes from the seed. */
export function forkTables<T extends object>(tables: T): T {
  return Object.fromEntries(
    Object.entries(tables as AnyTables).map(([name, collection]) => [name, collection.fork()]),
  ) as unknown as T;
}

/**
 * Runs `step` so that all its writes stay or none does. What a promise writes after its first
 * wait is outside; handlers therefore write before they wait.
 * @param keep tells of an error that leaves the writes in place
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
