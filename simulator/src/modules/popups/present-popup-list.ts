import type { PopupList } from '@muara/contract/types';
import { findPage, type ListQuery } from '../../domain/lists/index.ts';
import type { PopupRecord } from '../../world/catalogue/popups.ts';
import type { World } from '../../world/world.ts';
import { presentPopup } from './present-popup.ts';

/** Returns a page of popups, latest start first; the first page by default. */
export function presentPopupList({ tables }: World, query: ListQuery = {}): PopupList {
  const { rows, total } = findPage<PopupRecord>(query, {
    list: (filter) => tables.popups.cursor('list', filter),
    one: (id) => tables.popups.get(id),
    textsOf: ({ name }) => [name],
  });
  return { data: rows.map(presentPopup), total };
}
