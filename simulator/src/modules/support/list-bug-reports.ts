import type { Handler } from '../../kernel/handler.ts';
import { listPage } from './list-page.ts';

/** Returns a page of one's own problem reports; all reports for a super user (002 §2.6). */
export const listBugReports: Handler<'listBugReports'> = ({ query }, { world, session }) =>
  listPage(world, session, query.page, query.search);
