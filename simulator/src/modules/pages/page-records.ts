import { TERMS_PAGE_TITLE, VVIP_PAGE_TITLE } from '@muara/contract/constants';
import type { Page, PageList, PublicPage } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import { type ListQuery, findPage } from '../../domain/lists/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PageRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { TERMS_SLUG, VVIP_SLUG } from './page-slug.ts';

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

/** Returns the public page of an address (002 §2.11). @throws Refusal page_not_found */
export function publicPage({ tables: { pages } }: World, slug: string): PublicPage {
  const title = PUBLIC_TITLES.get(slug);
  const page = title === undefined ? pages.one('slug', slug) : pages.one('title', title.toLowerCase());
  if (!page) throw new Refusal('page_not_found');
  return { title: page.title, content: page.content, updated_at: presentEdit(page) };
}

const PUBLIC_TITLES: ReadonlyMap<string, string> = new Map([
  [VVIP_SLUG, VVIP_PAGE_TITLE],
  [TERMS_SLUG, TERMS_PAGE_TITLE],
]);
