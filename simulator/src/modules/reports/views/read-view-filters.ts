import { FILTER_NAMES, type ReportFilters } from '@muara/contract/reports';
import { toLocalDate } from '@muara/contract/rules';
import type { Context } from '../../../kernel/handler.ts';
import { getReportDefinition } from '../get-report-definition.ts';
import { type FilterQuery, readFilters } from '../read-filters.ts';

/** Reads the filters of a view as its report does. @throws Refusal when a filter is missing or invalid */
export function readViewFilters(
  { world, session, now }: Context,
  type: string,
  query: Readonly<Record<string, unknown>>,
): ReportFilters {
  const { user } = session;
  const definition = getReportDefinition(world, session, type);
  const given = Object.fromEntries(FILTER_NAMES.map((name) => [name, query[name]])) as FilterQuery;
  return readFilters({ world, user, today: toLocalDate(now), definition }, given);
}
