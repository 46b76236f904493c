import type { TripRecord } from './trip-records.ts';

/** Returns the key of the list of trips with these filters; of all trips without any. */
export function tripListKey({ staffId, boatOperatorId }: Partial<Pick<TripRecord, 'staffId' | 'boatOperatorId'>>) {
  return `${staffId ?? ''}|${boatOperatorId ?? ''}`;
}

/**
 * Returns the keys of the lists that contain a trip, one per combination of staff and boat operator
 * filters.
 */
export function tripListKeys({ staffId, boatOperatorId }: TripRecord): string[] {
  return [{}, { staffId }, { boatOperatorId }, { staffId, boatOperatorId }].map(tripListKey);
}

/**
 * Returns the searchable text of a trip itself in lower case; names of people and places are looked
 * up.
 */
export function tripText({ tripId, boatNo }: TripRecord): string {
  return `${tripId}\n${boatNo}`.toLowerCase();
}
