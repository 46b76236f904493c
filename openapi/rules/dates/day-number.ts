import type { LocalDate } from './local-date.ts';

/** Days in four centuries, after which the calendar repeats. */
const ERA = 146_097;

/**
 * Returns the number of days from 1970-01-01 in the proleptic Gregorian calendar.
 * Years start on 1 March, so the leap day ends a year and no table of months is needed.
 * @internal
 */
export function toDayNumber(date: LocalDate): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * ERA + dayOfEra - 719_468;
}

/** Returns the date a number of days after 1970-01-01: the inverse of `toDayNumber`. @internal */
export function fromDayNumber(days: number): LocalDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / ERA);
  const dayOfEra = shifted - era * ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
