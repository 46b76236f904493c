import { matches, searchOf } from './search.ts';

/** The condition of a list that is searched or asked for one record; none where it is read as a whole. */
export function filterOf<T extends { id: number }>(
  { search, id }: { search?: string | undefined; id?: number | undefined },
  textsOf: (record: T) => readonly (string | null)[],
): { where?: (record: T) => boolean } {
  const text = searchOf(search);
  if (text === '' && id === undefined) return {};
  return { where: (record) => (id === undefined || record.id === id) && matches(text, textsOf(record)) };
}
