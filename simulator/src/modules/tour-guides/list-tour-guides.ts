import type { Handler } from '../../kernel/handler.ts';
import { presentTourGuideList } from './present-tour-guide-list.ts';

/** Returns a page of tour guides, newest first (002 §7.3). */
export const listTourGuides: Handler<'listTourGuides'> = ({ query }, { world }) => presentTourGuideList(world, query);
