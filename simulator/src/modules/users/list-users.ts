import type { Handler } from '../../kernel/handler.ts';
import { presentUserList } from './present-user-list.ts';

/** Returns a page of staff with the choices of roles (000 §7). */
export const listUsers: Handler<'listUsers'> = ({ query }, { world }) => presentUserList(world, query);
