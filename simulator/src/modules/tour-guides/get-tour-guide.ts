import { Refusal } from '../../kernel/refusal.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import type { World } from '../../world/world.ts';

/** Returns a tour guide who was not removed. */
export function findTourGuide({ tables: { tourGuides } }: World, id: number): TourGuideRecord | undefined {
  const guide = tourGuides.get(id);
  return guide?.deletedAt == null ? guide : undefined;
}

/** Returns a tour guide who was not removed. @throws Refusal record_not_found */
export function getTourGuide(world: World, id: number): TourGuideRecord {
  const guide = findTourGuide(world, id);
  if (!guide) throw new Refusal('record_not_found', { field: 'id' });
  return guide;
}
