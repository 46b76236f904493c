import { COUNTERS, GROUP_TYPES, SHIFTS, TICKET_PLATFORMS } from '@muara/contract/constants';
import type { ErrorCode } from '@muara/contract/errors';
import {
  ANY,
  BOAT_TYPES,
  FILTER_NAMES,
  MISSING_CODES,
  REPORT_TIMES,
  TRIP_TYPES,
  type DayRange,
  type FilterName,
  type ReportDefinition,
  type ReportFilters,
} from '@muara/contract/reports';
import { isInternal, isLocalDate } from '@muara/contract/rules';
import { Refusal } from '../../kernel/refusal.ts';
import type { LocalDate, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** The filters of a call as sent. */
export type FilterQuery = Readonly<Partial<Record<FilterName, string>>>;

/** The context in which a filter is read. */
interface Reading {
  world: World;
  user: UserRecord;
  today: LocalDate;
  definition: ReportDefinition;
}

/** Roles whose staff filter is locked to themselves (001 §6). */
const LOCKED_ROLES: readonly string[] = ['Cashier', 'CSA'];

/** Returns whether a role sees only its own reports. */
export function isStaffLocked({ role }: Pick<UserRecord, 'role'>): boolean {
  return LOCKED_ROLES.includes(role);
}

/** The codes of missing required filters. */
const MISSING: Partial<Record<FilterName, ErrorCode>> = MISSING_CODES;

/**
 * Reads the filters that a report uses; others are ignored.
 * @throws Refusal report_filter_invalid, report_staff_locked, report_month_future, or the code of a missing filter
 * (001 §5)
 */
export function readFilters(reading: Reading, query: FilterQuery): ReportFilters {
  const { definition, user } = reading;
  const filters: Record<string, unknown> = {};
  for (const name of FILTER_NAMES) {
    const need = definition.filters[name];
    if (!need) continue;
    const text = query[name]?.trim() ?? '';
    if (name === 'staff_id' && isStaffLocked(user)) {
      filters[name] = readOwnId(user, text);
      continue;
    }
    const isAll = (ANY as readonly string[]).includes(text);
    const given = !isAll || (text !== '' && offersAll(name, definition));
    if (!given && need === 'required') throw new Refusal(MISSING[name] ?? 'report_filter_invalid', { field: name });
    if (!isAll) filters[name] = readFilter(name, text, reading);
  }
  return filters;
}

/** Returns whether a required filter accepts an explicit choice of all. */
function offersAll(name: FilterName, { staff }: ReportDefinition): boolean {
  return name === 'staff_id' ? staff?.all === true : name === 'jetty_id';
}

function readOwnId({ id }: UserRecord, text: string): number {
  if (text !== '' && text !== String(id)) throw new Refusal('report_staff_locked', { field: 'staff_id' });
  return id;
}

/** Returns the value of a filter; undefined when it is invalid. */
type Reader = (text: string, reading: Reading) => unknown;

const READERS: Readonly<Record<FilterName, Reader>> = {
  purchased_date: readRange,
  departure_date: readRange,
  month: readMonth,
  staff_id: (text, { world }) => readId(text, (id) => isStaff(world.tables.users.get(id))),
  agent_id: (text, { world }) => readId(text, (id) => world.tables.users.get(id)?.role === 'Agent'),
  package_id: (text, { world }) => readId(text, (id) => world.tables.packages.get(id) !== undefined),
  addon_id: (text, { world }) => readId(text, (id) => world.tables.foods.get(id) !== undefined),
  jetty_id: (text, { world }) => readId(text, (id) => world.tables.jetties.get(id) !== undefined),
  counter: (text) => readNumbered(text, COUNTERS),
  shift: (text) => readNumbered(text, SHIFTS),
  platform: (text) => readOne(text, TICKET_PLATFORMS),
  group_type: (text) => readOne(text, GROUP_TYPES),
  trip_type: (text) => readOne(text, TRIP_TYPES),
  boat_type: (text) => readOne(text, BOAT_TYPES),
  time: (text) => readOne(text, Object.keys(REPORT_TIMES)),
  status: (text, { definition }) => readOne(text, Object.keys(definition.statuses ?? {})),
  group_type_value: (text) => text,
  payment_method: (text) => text,
  state: (text) => text,
  country: (text) => text,
};

function readFilter(name: FilterName, text: string, reading: Reading): unknown {
  const value = READERS[name](text, reading);
  if (value === undefined) throw new Refusal('report_filter_invalid', { field: name });
  return value;
}

function readId(text: string, exists: (id: number) => boolean): number | undefined {
  return /^\d{1,9}$/.test(text) && exists(Number(text)) ? Number(text) : undefined;
}

function isStaff(user: UserRecord | undefined): boolean {
  return user !== undefined && isInternal(user);
}

function readOne(text: string, values: readonly string[]): string | undefined {
  return values.find((value) => value === text);
}

/** Returns a value of a numbered list by its name or its number from 1. */
function readNumbered(text: string, values: readonly string[]): string | undefined {
  return values.find((value, index) => value === text || String(index + 1) === text);
}

/** Reads `2026-11-01,2026-11-23`; a single day is a range of one day. */
function readRange(text: string): DayRange | undefined {
  const [from = '', to = from, ...more] = text.split(',').map((day) => day.trim());
  const isRange = more.length === 0 && isLocalDate(from) && isLocalDate(to) && from <= to;
  return isRange ? { from, to } : undefined;
}

/** @throws Refusal report_month_future (001 §5) */
function readMonth(text: string, { today }: Reading): string | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return undefined;
  if (text > today.slice(0, 7)) throw new Refusal('report_month_future', { field: 'month' });
  return text;
}
