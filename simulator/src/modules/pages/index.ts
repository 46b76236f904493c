import type { Handlers } from '../../kernel/handler.ts';
import { addPage } from './add-page.ts';
import { editPage } from './edit-page.ts';
import { getPage } from './get-page.ts';
import { getPublicPage } from './get-public-page.ts';
import { listPages } from './list-pages.ts';

/** Pages of the public site (002 §2.11). */
export const pages = { listPages, getPage, addPage, editPage, getPublicPage } satisfies Partial<Handlers>;
