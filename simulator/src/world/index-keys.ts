/** The key type of an index. `undefined` leaves a record out of it. */
export type Key = string | number | boolean;

/** The key of a record in an index with at most one key per record. */
export type KeyOf<T> = (record: T) => Key | undefined;
/** The keys of a record in an index; a list for a record with several. */
export type KeysOf<T> = (record: T) => Key | readonly Key[] | undefined;
