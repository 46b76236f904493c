import type { Handlers } from '../../kernel/handler.ts';
import { getPageById, presentPageList, presentPage, publicPage } from './page-records.ts';
import { addPage, editPage } from './save-page.ts';

/** Pages of the public site (002 §2.11). */
export const pages = {
  listPages: ({ query }, { world }) => presentPageList(world, query),

  getPage: ({ params: { id } }, { world }) => presentPage(getPageById(world, id)),

  addPage: ({ body }, ctx) => addPage(body, ctx),

  editPage: ({ body }, ctx) => editPage(body, ctx),

  getPublicPage: ({ params: { slug } }, { world }) => publicPage(world, slug),
} satisfies Partial<Handlers>;
