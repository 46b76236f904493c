import { PASSENGER_CATEGORIES, PASSENGER_CATEGORIES_META, type PassengerCategory } from '../../generated/constants.ts';
import { OK, type Verdict } from '../verdict.ts';
import { countOf } from './count-of.ts';
import type { Counts } from './counts.ts';

export interface GroupToCheck {
  /** The two checkboxes of the passengers step. */
  malaysian: boolean;
  nonMalaysian: boolean;
  state: string | null;
  country: string | null;
  counts: Counts;
}

export type GroupRefusal = 'passenger_group_required' | 'passengers_required' | 'state_required' | 'country_required';

/**
 * Whether the passengers can travel together as entered (002 §5.3).
 * A group is ticked; Malaysians have a state and foreigners a country; each ticked group has at least
 * one passenger, including babies; a group that is not ticked has none; and not all are babies.
 * Returns the first refusal.
 *
 * @throws RangeError when a count is not a whole number from 0
 */
export function checkGroup({ malaysian, nonMalaysian, state, country, counts }: GroupToCheck): Verdict<GroupRefusal> {
  const { local, foreign, elders } = countGroups(counts);
  if (!malaysian && (!nonMalaysian || local > 0)) return refuse('passenger_group_required', 'malaysian');
  if (!nonMalaysian && foreign > 0) return refuse('passenger_group_required', 'non_malaysian');
  if (malaysian && !state?.trim()) return refuse('state_required', 'state');
  if (malaysian && local === 0) return refuse('passengers_required', 'total_adult');
  if (nonMalaysian && !country?.trim()) return refuse('country_required', 'country');
  if (nonMalaysian && foreign === 0) return refuse('passengers_required', 'total_adult_foreigner');
  if (elders === 0) return refuse('passengers_required', malaysian ? 'total_adult' : 'total_adult_foreigner');
  return OK;
}

function refuse(code: GroupRefusal, field: string): Verdict<GroupRefusal> {
  return { ok: false, code, field };
}

const BABIES: ReadonlySet<PassengerCategory> = new Set(['baby', 'baby_foreigner']);

function countGroups(counts: Counts): { local: number; foreign: number; elders: number } {
  const totals = { local: 0, foreign: 0, elders: 0 };
  for (const category of PASSENGER_CATEGORIES) {
    const count = countOf(counts, category);
    if (PASSENGER_CATEGORIES_META[category].group === 'malaysian') totals.local += count;
    else totals.foreign += count;
    if (!BABIES.has(category)) totals.elders += count;
  }
  return totals;
}
