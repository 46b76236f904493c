import { toLocalMinutes } from '../rules/dates/to-local-minutes.ts';

/** Returns the hour of a moment in Kuala Lumpur, as `09:00`. */
export function hourOf(at: number): string {
  return `${String(Math.floor(toLocalMinutes(at) / 60)).padStart(2, '0')}:00`;
}
