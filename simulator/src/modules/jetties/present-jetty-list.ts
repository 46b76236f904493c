import type { JettyList } from '@muara/contract/types';
import { findJetty } from '../../domain/catalogue/index.ts';
import { findPage, type ListQuery } from '../../domain/lists/index.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import { getSettings, type World } from '../../world/world.ts';
import { presentJetty } from './present-jetty.ts';

/** Returns a page of jetties in the order they were added; the first page by default. */
export function presentJettyList(world: World, query: ListQuery = {}): JettyList {
  const { rows, total } = findPage<JettyRecord>(query, {
    list: (filter) => world.tables.jetties.cursor('list', { key: true, direction: 'asc', ...filter }),
    one: (id) => findJetty(world, id),
    textsOf: ({ name }) => [name],
  });
  return { enable_slot: getSettings(world).enableSlot, data: rows.map(presentJetty), total };
}
