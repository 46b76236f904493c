import type { Handler } from '../../kernel/handler.ts';
import { presentPageList } from './page-records.ts';

/** Returns a page of the pages of the public site (002 §2.11). */
export const listPages: Handler<'listPages'> = ({ query }, { world }) => presentPageList(world, query);
