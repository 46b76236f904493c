import type { CollectionDefinition } from './collection.ts';
import type { LocalDate, Removable } from './records.ts';

/**
 * A collection of the catalogue: its indexes, and the records of a new world.
 * @public emitted declarations of catalogues name it
 */
export interface Catalogue<T, U extends string, M extends string, S extends string> {
  indexes: CollectionDefinition<T, U, M, S>;
  /** Returns the records of a world that begins today. */
  seed: (today: LocalDate) => readonly T[];
}

/**
 * Declares a collection of the catalogue in a file of its own, `world/catalogue/<area>.ts`.
 * The record type is given, index names are inferred, as for `defineCollection`.
 */
export function defineCatalogue<T extends { id: number }>() {
  return <U extends string = never, M extends string = never, S extends string = never>(
    catalogue: Catalogue<T, U, M, S>,
  ): Catalogue<T, U, M, S> => catalogue;
}

/** Returns the key of the only list, of records that were not removed. */
export function isPresent({ deletedAt }: Removable): true | undefined {
  return deletedAt == null ? true : undefined;
}

type Definitions<C> = { [K in keyof C]: C[K] extends { indexes: infer I } ? I : never };

/** Returns the definitions of the collections by the names of their catalogues. */
export function collectionsOf<C extends Record<string, { indexes: object }>>(catalogues: C): Definitions<C> {
  const definitions = Object.entries(catalogues).map(([name, { indexes }]) => [name, indexes]);
  return Object.fromEntries(definitions) as Definitions<C>;
}
