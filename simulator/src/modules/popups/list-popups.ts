import type { Handler } from '../../kernel/handler.ts';
import { presentPopupList } from './present-popup-list.ts';

/** Returns a page of popups, latest start first. */
export const listPopups: Handler<'listPopups'> = ({ query }, { world }) => presentPopupList(world, query);
