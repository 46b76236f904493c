import { OK, type Verdict } from '../verdict.ts';

/**
 * Whether one sale can have this many paid passengers (002 §9); see `maxPassengers` for the most.
 * Free tickets do not count: they give way to paid passengers.
 */
export function checkPassengerCount(passengers: number, max: number): Verdict<'too_many_passengers'> {
  return passengers <= max ? OK : { ok: false, code: 'too_many_passengers', params: { max: String(max) } };
}
