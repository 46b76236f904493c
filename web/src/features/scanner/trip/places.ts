import { countOfText } from '@/lib/count-text.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';

/** Returns the places that were typed; null when they are fewer than those aboard, or than one. */
export function readPlaces(typed: string, trip: Pick<OpenTrip, 'validated'>): number | null {
  const places = countOfText(typed);
  return places !== null && places >= leastPlaces(trip) ? places : null;
}

/** Returns the fewest places that a trip can have. */
export function leastPlaces({ validated }: Pick<OpenTrip, 'validated'>): number {
  return Math.max(1, validated);
}

/** Returns the trip with other places. */
export function withPlaces(trip: OpenTrip, places: number): OpenTrip {
  const total = Math.max(places, leastPlaces(trip));
  return { ...trip, total_passenger: total, remaining_passenger: total - trip.validated };
}
