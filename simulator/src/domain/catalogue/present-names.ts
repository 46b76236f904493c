import type { NamedRef } from '@muara/contract/types';

/** Returns records by name, for pick lists. */
export function presentNames(records: Iterable<Readonly<NamedRef>>): NamedRef[] {
  return Array.from(records, ({ id, name, active }) => ({ id, name, active }));
}
