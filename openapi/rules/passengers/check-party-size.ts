import { OK, type Verdict } from '../verdict.ts';

/**
 * Whether one sale may carry so many paid heads (002 §9); see `maxPassengers` for the most. Free heads are left out:
 * they give way to paid ones.
 */
export function checkPartySize(heads: number, max: number): Verdict<'too_many_passengers'> {
  return heads <= max ? OK : { ok: false, code: 'too_many_passengers', params: { max: String(max) } };
}
