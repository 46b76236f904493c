import { isLocalDate } from '@muara/contract/rules/dates/is-local-date';
import { splitRange } from '@muara/contract/rules/dates/split-range';
import { TRIP_TYPES } from '@muara/contract/reports';
import type { ReportFilter, ReportType } from '@muara/contract/types';

/** The values of the filters of a report by name. A range also has `{name}.on`. */
export type FilterValues = Record<string, string>;

const RANGES: readonly string[] = ['purchased_date', 'departure_date'];

/** Returns whether a filter is a range of days that is switched on and off. */
export function isRange(name: string): boolean {
  return RANGES.includes(name);
}

/** Returns the name of the switch of a range. */
export function switchOf(name: string): string {
  return `${name}.on`;
}

/** Returns the name under which a filter reports that its text is not one of its choices. */
export function unmatchedOf(name: string): string {
  return `${name}.unmatched`;
}

/** Returns whether a range is on. */
export function isOn(name: string, values: FilterValues): boolean {
  return values[switchOf(name)] === '1';
}

/** Returns what a filter sends; empty for none. */
export function valueOf(name: string, values: FilterValues): string {
  const value = values[name]?.trim() ?? '';
  if (!isRange(name)) return value;
  const { start, end } = splitRange(value);
  return isOn(name, values) && start !== '' && end !== '' ? `${start},${end}` : '';
}

/** Returns the filters that count: a report by trip is of some days, one by day is of a month. */
export function listFilters({ filters }: Pick<ReportType, 'filters'>, values: FilterValues): ReportFilter[] {
  const tripType = values['trip_type'];
  if (tripType === undefined) return filters;
  const [perTrip] = TRIP_TYPES;
  const other = tripType === '' || tripType === perTrip ? 'month' : 'departure_date';
  return filters.filter(({ name, required }) => required || name !== other);
}

/** Returns the query of a report: the filters that are filled in. */
export function queryOf(type: Pick<ReportType, 'filters'>, values: FilterValues): Record<string, string> {
  const entries = listFilters(type, values).map(({ name }) => [name, valueOf(name, values)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Returns whether a range has two days in their order. */
export function isCompleteRange(value: string): boolean {
  const { start, end } = splitRange(value);
  return isLocalDate(start) && isLocalDate(end) && start <= end;
}
