import type { Page, PageList } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import { type ListQuery, findPage } from '../../domain/lists/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PageRecord } from '../../world/catalogue/pages.ts';
import type { World } from '../../world/world.ts';

/** @throws Refusal record_not_found */
export function getPageById({ tables }: World, id: number): PageRecord {
  const page = tables.pages.get(id);
  if (!page) throw new Refusal('record_not_found', { field: 'id' });
  return page;
}

/** Returns a page of the pages by title; the first one by default. */
export function presentPageList({ tables }: World, query: ListQuery = {}): PageList {
  const { rows, total } = findPage<PageRecord>(query, {
    list: (filter) => tables.pages.cursor('list', { direction: 'asc', ...filter }),
    one: (id) => tables.pages.get(id),
    textsOf: ({ title }) => [title],
  });
  return {
    data: rows.map((page) => ({ id: page.id, title: page.title, slug: page.slug, updated_at: presentEdit(page) })),
    total,
  };
}

/** Returns a page with its content, for editing. */
export function presentPage(page: PageRecord): Page {
  const { id, title, content, slug } = page;
  return { id, title, content, updated_at: presentEdit(page), slug };
}
