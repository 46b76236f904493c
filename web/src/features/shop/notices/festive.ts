import type { LocalDate } from '@muara/contract/types';

export const FESTIVALS = [
  'new_year',
  'thaipusam',
  'chinese_new_year',
  'aidilfitri',
  'aidiladha',
  'wesak',
  'merdeka',
  'malaysia_day',
  'deepavali',
  'christmas',
] as const;
export type Festival = (typeof FESTIVALS)[number];

interface Season {
  festival: Festival;
  /** The first and the last day of the greeting. */
  from: LocalDate;
  to: LocalDate;
}

/**
 * Malaysia's festive seasons, in order and without overlap.
 * Dates of the lunar calendars are announced late, so these seasons start a day or two early.
 */
export const SEASONS: readonly Season[] = [
  { festival: 'new_year', from: '2025-12-31', to: '2026-01-02' },
  { festival: 'thaipusam', from: '2026-01-31', to: '2026-02-01' },
  { festival: 'chinese_new_year', from: '2026-02-14', to: '2026-03-03' },
  { festival: 'aidilfitri', from: '2026-03-19', to: '2026-04-05' },
  { festival: 'aidiladha', from: '2026-05-26', to: '2026-05-29' },
  { festival: 'wesak', from: '2026-05-30', to: '2026-05-31' },
  { festival: 'merdeka', from: '2026-08-28', to: '2026-09-01' },
  { festival: 'malaysia_day', from: '2026-09-14', to: '2026-09-16' },
  { festival: 'deepavali', from: '2026-11-05', to: '2026-11-10' },
  { festival: 'christmas', from: '2026-12-20', to: '2026-12-26' },
  { festival: 'new_year', from: '2026-12-31', to: '2027-01-02' },
  { festival: 'thaipusam', from: '2027-01-21', to: '2027-01-22' },
  { festival: 'chinese_new_year', from: '2027-02-03', to: '2027-02-20' },
  { festival: 'aidilfitri', from: '2027-03-08', to: '2027-03-25' },
  { festival: 'aidiladha', from: '2027-05-15', to: '2027-05-18' },
  { festival: 'wesak', from: '2027-05-19', to: '2027-05-20' },
  { festival: 'merdeka', from: '2027-08-28', to: '2027-09-01' },
  { festival: 'malaysia_day', from: '2027-09-14', to: '2027-09-16' },
  { festival: 'deepavali', from: '2027-10-25', to: '2027-10-30' },
  { festival: 'christmas', from: '2027-12-20', to: '2027-12-26' },
  { festival: 'new_year', from: '2027-12-31', to: '2028-01-02' },
];

/** Returns the festive season of a day; null when there is none. */
export function seasonOn(today: LocalDate): Season | null {
  return SEASONS.find(({ from, to }) => from <= today && today <= to) ?? null;
}
