import type { Language } from '@muara/contract/constants';
import { FILTER_NAMES } from '@muara/contract/reports';
import { hasPermission, toLocalDate } from '@muara/contract/rules';
import { getActor } from '../../domain/people/index.ts';
import { writeExpiry } from '../../domain/tickets/index.ts';
import { Binary, streamText } from '../../kernel/binary.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { getReportDefinition } from './get-report-definition.ts';
import { createRun, type ReportRun } from './create-run.ts';
import { makeVersion } from './make-version.ts';
import { presentOptions } from './present-options.ts';
import { type FilterQuery, readFilters } from './read-filters.ts';
import { renderCsv } from './render/csv.ts';
import { renderData } from './render/data.ts';
import { renderHtml, REPORT_POLICY } from './render/html.ts';
import { getTable } from './render/table-rows.ts';
import { renderXlsx, WORKBOOK } from './render/xlsx.ts';

export { reportViews } from './views/report-views.ts';

/** Reports for printing, for spreadsheets and for programs (001 §2, §5 to §7). */
export const reports = {
  getReportOptions(_input, { world, session, request, now }) {
    const { user } = session;
    return presentOptions(world, user, request.language, now);
  },

  getReport({ params, query }, ctx) {
    const run = openRun(ctx, params.type, query, query.lang ?? ctx.request.language);
    const file = `${params.type}-${toLocalDate(ctx.now)}`;
    if (query.download === 1)
      return new Binary(renderXlsx(run, getTable(run, query.table)), WORKBOOK, { filename: `${file}.xlsx` });
    if (query.format === 'csv')
      return new Binary(streamText(renderCsv(run, getTable(run, query.table))), 'text/csv', {
        filename: `${file}.csv`,
      });
    const opensTickets = hasPermission(getActor(ctx.session), 'Tickets', 'Update');
    return new Binary(streamText(renderHtml({ run, opensTickets })), 'text/html', { policy: REPORT_POLICY });
  },

  getReportData({ params, query }, ctx) {
    const run = openRun(ctx, params.type, query, ctx.request.language);
    return renderData(run, makeVersion(run));
  },

  getReportVersion({ params, query }, ctx) {
    return { version: makeVersion(openRun(ctx, params.type, query, ctx.request.language)) };
  },
} satisfies Partial<Handlers>;

/**
 * Returns the run that a call requests.
 * @throws Refusal when the caller may not have it, or a filter is missing or invalid
 */
function openRun(ctx: Context, type: string, query: Readonly<Record<string, unknown>>, language: Language): ReportRun {
  const { world, now } = ctx;
  const { session } = ctx;
  const definition = getReportDefinition(world, session, type);
  writeExpiry(world);
  const given = Object.fromEntries(FILTER_NAMES.map((name) => [name, query[name]])) as FilterQuery;
  const filters = readFilters({ world, user: session.user, today: toLocalDate(now), definition }, given);
  return createRun(world, { definition, filters, user: session.user, language, now });
}
