import type { Language } from '@muara/contract/constants';
import {
  FILTER_NAMES,
  FILTERS,
  type DayRange,
  type FilterName,
  type ReportDefinition,
  type ReportFilters,
  type ReportRow,
} from '@muara/contract/reports';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { formatDay, formatMonth } from './render/format-cell.ts';
import { createFacts } from './facts/create-facts.ts';

/** A report at one moment: its head, and its rows. */
export interface ReportRun {
  readonly definition: ReportDefinition;
  /** Whether the figures are those of a training world. */
  readonly training: boolean;
  readonly language: Language;
  readonly generatedAt: number;
  readonly generatedBy: string;
  readonly filters: readonly FilterText[];
  /** The table in files when the call names none. */
  readonly mainTable: string;
  /** Returns the rows in order, computed while they are read. */
  rows(): Iterable<ReportRow>;
}

/** A filter in words. */
interface FilterText {
  readonly name: FilterName;
  readonly label: string;
  readonly text: string;
}

interface Asked {
  definition: ReportDefinition;
  filters: ReportFilters;
  user: UserRecord;
  language: Language;
  now: number;
}

export function createRun(world: World, { definition, filters, user, language, now }: Asked): ReportRun {
  return {
    definition,
    training: world.training,
    language,
    generatedAt: now,
    generatedBy: user.name,
    filters: describeFilters(world, definition, filters, language),
    mainTable: definition.mainTable?.(filters) ?? Object.keys(definition.tables)[0] ?? '',
    rows: () => definition.rows(createFacts(world, filters), filters),
  };
}

/** Returns the filters of a run in words, including an omitted date, which means every day. */
function describeFilters(
  world: World,
  { filters: used, filterLabels }: ReportDefinition,
  filters: ReportFilters,
  language: Language,
): FilterText[] {
  const all = language === 'ms' ? 'Semua' : 'All';
  return FILTER_NAMES.filter((name) => used[name]).flatMap((name) => {
    const label = (filterLabels?.[name] ?? FILTERS[name])[language];
    const value = filters[name];
    if (value !== undefined) return [{ name, label, text: describeValue(world, name, value, language) }];
    return name === 'purchased_date' || name === 'staff_id' ? [{ name, label, text: all }] : [];
  });
}

function describeValue(
  { tables }: World,
  name: FilterName,
  value: string | number | DayRange,
  language: Language,
): string {
  if (typeof value === 'object') {
    const [from, to] = [formatDay(value.from, language), formatDay(value.to, language)];
    return from === to ? from : `${from} – ${to}`;
  }
  if (typeof value === 'string') return name === 'month' ? formatMonth(value, language) : value;
  const source = NAMED[name];
  return (source && tables[source].get(value)?.name) ?? String(value);
}

/** Where the names of filters by id come from. */
const NAMED: Partial<Record<FilterName, 'users' | 'packages' | 'foods' | 'jetties'>> = {
  staff_id: 'users',
  agent_id: 'users',
  package_id: 'packages',
  addon_id: 'foods',
  jetty_id: 'jetties',
};
