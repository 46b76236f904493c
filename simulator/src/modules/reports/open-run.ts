import type { Language } from '@muara/contract/constants';
import { FILTER_NAMES } from '@muara/contract/reports';
import { toLocalDate } from '@muara/contract/rules';
import { writeExpiry } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { type ReportRun, createRun } from './create-run.ts';
import { getReportDefinition } from './get-report-definition.ts';
import { type FilterQuery, readFilters } from './read-filters.ts';

/**
 * Returns the run that a call requests.
 * @throws Refusal when the caller may not have it, or a filter is missing or invalid
 */
export function openRun(
  ctx: Context,
  type: string,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): ReportRun {
  const { world, now } = ctx;
  const { session } = ctx;
  const definition = getReportDefinition(world, session, type);
  writeExpiry(world);
  const given = Object.fromEntries(FILTER_NAMES.map((name) => [name, query[name]])) as FilterQuery;
  const filters = readFilters({ world, user: session.user, today: toLocalDate(now), definition }, given);
  return createRun(world, { definition, filters, user: session.user, language, now });
}
