import { PASSENGER_CATEGORIES, type PassengerCategory } from '../../generated/constants.ts';

/** The four ages of the settings, in years, by their wire names. */
export interface MinimumAges {
  child_min_age: number;
  adult_min_age: number;
  senior_min_age: number;
  super_senior_min_age: number;
}

/** Ages in years, both included; `to` is null where the band is open upward. */
export interface AgeBand {
  from: number;
  to: number | null;
  /** As shown to people: 'Below 4', '4 - 12', '65 and above'. */
  label: string;
}

/**
 * Returns the ages of each category (002 §9).
 * Foreigners have no senior groups, so an adult foreigner is of adult age and above; OKU and student
 * are a status, not an age. An age group without ages is null.
 */
export function ageBands(ages: MinimumAges): Record<PassengerCategory, AgeBand | null> {
  const { child_min_age: child, adult_min_age: adult } = ages;
  const { senior_min_age: senior, super_senior_min_age: superSenior } = ages;
  const bands: Partial<Record<PassengerCategory, AgeBand | null>> = {
    baby: band(0, child - 1),
    baby_foreigner: band(0, child - 1),
    child: band(child, adult - 1),
    child_foreigner: band(child, adult - 1),
    adult: band(adult, senior - 1),
    adult_foreigner: band(adult, null),
    senior: band(senior, superSenior - 1),
    super_senior: band(superSenior, null),
  };
  return Object.fromEntries(PASSENGER_CATEGORIES.map((category) => [category, bands[category] ?? null])) as Record<
    PassengerCategory,
    AgeBand | null
  >;
}

function band(from: number, to: number | null): AgeBand | null {
  if (to === null) return { from, to, label: `${from} and above` };
  if (to < from) return null;
  if (from === 0) return { from, to, label: `Below ${to + 1}` };
  return { from, to, label: from === to ? `${from}` : `${from} - ${to}` };
}
