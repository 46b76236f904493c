/** Passengers of trips by group, and how many trips they were. */
export interface BoardedSums {
  readonly trips: number;
  readonly local: number;
  readonly foreign: number;
  readonly free: number;
  readonly passengers: number;
  readonly tickets: number;
}

export const NOBODY: BoardedSums = { trips: 0, local: 0, foreign: 0, free: 0, passengers: 0, tickets: 0 };

/** Returns sums with one more trip. */
export function addTrip(sums: BoardedSums, trip: Omit<BoardedSums, 'trips'>): BoardedSums {
  return {
    trips: sums.trips + 1,
    local: sums.local + trip.local,
    foreign: sums.foreign + trip.foreign,
    free: sums.free + trip.free,
    passengers: sums.passengers + trip.passengers,
    tickets: sums.tickets + trip.tickets,
  };
}
