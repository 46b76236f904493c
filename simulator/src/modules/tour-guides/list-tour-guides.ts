import { PAGE_SIZE } from '@muara/contract/constants';
import type { OperationMap, TourGuideList } from '@muara/contract/types';
import { matchesSearch, normalizeSearch } from '../../domain/lists/index.ts';
import type { TourGuideRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { presentTourGuide } from './present-tour-guide.ts';

/** Returns a page of tour guides, newest first (002 §7.3). */
export function listTourGuides(world: World, query: OperationMap['listTourGuides']['query'] = {}): TourGuideList {
  const { page = 0, id } = query;
  const where = buildFilter(normalizeSearch(query.search));
  const { tourGuides } = world.tables;
  if (id !== undefined) {
    const guide = tourGuides.get(id);
    const found = guide && guide.deletedAt == null && (where?.(guide) ?? true) ? [guide] : [];
    return { data: page === 0 ? found.map((one) => presentTourGuide(world, one)) : [], total: found.length };
  }
  const cursor = tourGuides.cursor('list', { key: true, where });
  return { data: cursor.page(page, PAGE_SIZE).map((guide) => presentTourGuide(world, guide)), total: cursor.total };
}

function buildFilter(search: string): ((guide: TourGuideRecord) => boolean) | undefined {
  return search === '' ? undefined : (guide) => matchesSearch(guide, search, textsOf);
}

function textsOf({ name, companyName, email, contact, motacs }: TourGuideRecord): string[] {
  return [name, companyName, email, contact, motacs];
}
