import { PAGE_SIZE } from '@muara/contract/constants';
import type { Cursor } from '../../world/list-cursor.ts';
import { matchesSearch } from './matches-search.ts';
import { normalizeSearch } from './search.ts';

/** The query of a list. */
export interface ListQuery {
  page?: number | undefined;
  search?: string | undefined;
  /** Only the record with this id. */
  id?: number | undefined;
}

/** Where the records of a list come from. */
interface ListSource<T> {
  /** The whole list, or what matches a condition. */
  list(filter: { where?: (record: T) => boolean }): Cursor<T>;
  /** One record of the list; a link to a record must not cost a walk. */
  one(id: number): T | undefined;
  /** The searchable texts. */
  textsOf(record: T): readonly (string | null)[];
}

/** Returns a page of a list (the first by default), searched, or only the requested record. */
export function findPage<T extends object>(
  { page = 0, search, id }: ListQuery,
  { list, one, textsOf }: ListSource<T>,
): { rows: T[]; total: number } {
  const text = normalizeSearch(search);
  const where = (record: T): boolean => text === '' || matchesSearch(record, text, textsOf);
  if (id !== undefined) {
    const record = one(id);
    const found = record && where(record) ? [record] : [];
    return { rows: found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), total: found.length };
  }
  const cursor = list(text === '' ? {} : { where });
  return { rows: cursor.page(page, PAGE_SIZE), total: cursor.total };
}
