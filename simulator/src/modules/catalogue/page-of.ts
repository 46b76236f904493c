import { PAGE_SIZE } from '@muara/contract/constants';
import type { Cursor } from '../../world/list-cursor.ts';
import { matchesSearch } from './matches-search.ts';
import { normalizeSearch } from './search.ts';

/** What a screen asks of a list. */
export interface ListQuery {
  page?: number | undefined;
  search?: string | undefined;
  /** Only the record with this id. */
  id?: number | undefined;
}

/** Where the records of a list are. */
interface ListSource<T> {
  /** The whole list, or what meets a condition. */
  list(filter: { where?: (record: T) => boolean }): Cursor<T>;
  /** One record of it; a link to a record must not cost a walk. */
  one(id: number): T | undefined;
  /** What a search looks through. */
  textsOf(record: T): readonly (string | null)[];
}

/** A page of a list (the first unless told), searched, or with the one record that is asked for. */
export function pageOf<T extends object>(
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
