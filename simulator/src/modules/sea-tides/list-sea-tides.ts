import type { Handler } from '../../kernel/handler.ts';
import { presentSeaTideList } from './present-sea-tide-list.ts';

/** Returns every sea tide, earliest first, and today's date. */
export const listSeaTides: Handler<'listSeaTides'> = (_input, ctx) => presentSeaTideList(ctx);
