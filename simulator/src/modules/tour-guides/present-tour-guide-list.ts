import type { TourGuideList } from '@muara/contract/types';
import { findPage, type ListQuery } from '../../domain/lists/index.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import type { World } from '../../world/world.ts';
import { findTourGuide } from './get-tour-guide.ts';
import { presentTourGuide } from './present-tour-guide.ts';

/** Returns a page of tour guides, newest first; the first page by default (002 §7.3). */
export function presentTourGuideList(world: World, query: ListQuery = {}): TourGuideList {
  const { rows, total } = findPage<TourGuideRecord>(query, {
    list: (filter) => world.tables.tourGuides.cursor('list', { key: true, ...filter }),
    one: (id) => findTourGuide(world, id),
    textsOf: ({ name, companyName, email, contact, motacs }) => [name, companyName, email, contact, motacs],
  });
  return { data: rows.map((guide) => presentTourGuide(world, guide)), total };
}
