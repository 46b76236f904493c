import type { Handler } from '../../kernel/handler.ts';
import { presentJettyList } from './present-jetty-list.ts';

/** Returns a page of jetties in the order they were added. */
export const listJetties: Handler<'listJetties'> = ({ query }, { world }) => presentJettyList(world, query);
