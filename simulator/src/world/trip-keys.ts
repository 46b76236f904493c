import type { TripRecord } from './trip-records.ts';

/** Returns the key of the list of trips with these filters; all trips without them. */
export function tripListKey({ staffId, boatOperatorId }: Partial<Pick<TripRecord, 'staffId' | 'boatOperatorId'>>) {
  return `${staffId ?? ''}|${boatOperatorId ?? ''}`;
}

/** Returns the keys of the lists that a trip is in: one for each way to filter by staff and boat operator. */
export function tripListKeys({ staffId, boatOperatorId }: TripRecord): string[] {
  return [{}, { staffId }, { boatOperatorId }, { staffId, boatOperatorId }].map(tripListKey);
}

/** Returns what is searched of a trip itself, in lower case; names of people and places are looked up. */
export function tripText({ tripId, boatNo }: TripRecord): string {
  return `${tripId}\n${boatNo}`.toLowerCase();
}
