import { TERMS_PAGE_TITLE, VVIP_PAGE_TITLE } from '@muara/contract/constants';
import { presentEdit } from '../../domain/edits/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { TERMS_SLUG, VVIP_SLUG } from './page-slug.ts';

const PUBLIC_TITLES: ReadonlyMap<string, string> = new Map([
  [VVIP_SLUG, VVIP_PAGE_TITLE],
  [TERMS_SLUG, TERMS_PAGE_TITLE],
]);

/** Returns the public page of an address (002 §2.11). @throws Refusal page_not_found */
export const getPublicPage: Handler<'getPublicPage'> = ({ params: { slug } }, { world }) => {
  const { pages } = world.tables;
  const title = PUBLIC_TITLES.get(slug);
  const page = title === undefined ? pages.one('slug', slug) : pages.one('title', title.toLowerCase());
  if (!page) throw new Refusal('page_not_found');
  return { title: page.title, content: page.content, updated_at: presentEdit(page) };
};
