import { storage } from './storage.ts';

/** The scanner's trip session of this browser (000 §4); anything malformed counts as none. */
export function hasOpenTrip(userId: number): boolean {
  const trip = storage.read('csa_session', (value): value is { user_id: number } => {
    return typeof value === 'object' && value !== null && typeof (value as { user_id?: unknown }).user_id === 'number';
  });
  return trip?.user_id === userId;
}
