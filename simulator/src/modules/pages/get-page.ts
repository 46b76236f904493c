import type { Handler } from '../../kernel/handler.ts';
import { getPageById, presentPage } from './page-records.ts';

/** Returns a page of the public site with its content (002 §2.11). */
export const getPage: Handler<'getPage'> = ({ params: { id } }, { world }) => presentPage(getPageById(world, id));
