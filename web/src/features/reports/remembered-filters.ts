import { joinRange } from '@/domain/dates/date-range.ts';
import { personalStorage } from '@/lib/personal-storage.ts';
import type { ReportOptions, ReportType } from '@muara/contract/types';
import { isRange, switchOf, type FilterValues } from './filter-values.ts';
import { listChoices } from './list-choices.ts';

/** The filters of a report as they were used last. */
interface RememberedFilters {
  /** The business day on which they were used. */
  day: string;
  values: FilterValues;
}

const keyOf = (type: string): string => `report.${type}`;

/** Keeps the filters of a report for the next visit of this person. */
export function rememberFilters(type: string, used: RememberedFilters): void {
  personalStorage.set(keyOf(type), used);
}

/**
 * Returns the initial filters of a report: those used last, without choices that no longer exist.
 * Days and months from an earlier day are reset to today.
 */
export function firstValues(type: ReportType, options: ReportOptions): FilterValues {
  const kept = personalStorage.read(keyOf(type.type), isRemembered);
  const isTrip = type.filters.some(({ name }) => name === 'trip_type');
  const filters = type.filters.flatMap(({ name, required }): [string, string][] => {
    const value = kept?.values[name];
    const isOfToday = kept?.day === options.today;
    if (isRange(name)) {
      const days = isOfToday ? value : undefined;
      const on = kept?.values[switchOf(name)] ?? (beginsOn(type, name, required) ? '1' : '');
      return [
        [name, days ?? joinRange(options.today, options.today)],
        [switchOf(name), on],
      ];
    }
    if (name === 'month')
      return [[name, (isOfToday ? value : undefined) ?? (required || isTrip ? options.today.slice(0, 7) : '')]];
    return [[name, firstChoice(name, value ?? '', type, options)]];
  });
  return Object.fromEntries(filters);
}

/** Reports of departures start with today's departures, all others with today's purchases. */
function beginsOn({ filters }: ReportType, name: string, required: boolean): boolean {
  return required || name === 'purchased_date' || !filters.some((filter) => filter.name === 'purchased_date');
}

function firstChoice(name: string, kept: string, type: ReportType, options: ReportOptions): string {
  if (name === 'staff_id' && type.locked_staff) return String(type.staffs[0]?.id ?? '');
  const choices = listChoices(name, type, options);
  return choices === null || choices.some(({ value }) => value === kept) ? kept : '';
}

function isRemembered(value: unknown): value is RememberedFilters {
  const { day, values } = (value ?? {}) as Partial<RememberedFilters>;
  return (
    typeof day === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((one) => typeof one === 'string')
  );
}
