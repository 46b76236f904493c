import { FILTER_NAMES, type ReportFilters } from '@muara/contract/reports';
import { toLocalDate } from '@muara/contract/rules';
import { normalizeSearch } from '../../../domain/lists/index.ts';
import { Binary } from '../../../kernel/binary.ts';
import type { Context, Handlers } from '../../../kernel/handler.ts';
import { getReportDefinition } from '../get-report-definition.ts';
import { type FilterQuery, readFilters } from '../read-filters.ts';
import { WORKBOOK } from '../render/xlsx.ts';
import { exportAgentTickets } from './export-agent-tickets.ts';
import { getBatchDetail } from './get-batch-detail.ts';
import { presentAgentTickets } from './present-agent-tickets.ts';
import { listGroupCompanies } from './list-group-companies.ts';
import { presentAgentRedemptions, presentDailyRedemptions } from './present-redemptions.ts';

/** The views of the agent report, and the choices of its filters (001 §2, §7). */
export const reportViews = {
  listAgentTickets({ params, query }, ctx) {
    const filters = readViewFilters(ctx, 'agent', { ...query, agent_id: params.agent_id });
    const search = normalizeSearch(query.search);
    if (query.download !== 1) return presentAgentTickets(ctx.world, filters, { search, page: query.page });
    const filename = `agent-${toLocalDate(ctx.now)}.xlsx`;
    return new Binary(exportAgentTickets(ctx, filters, search), WORKBOOK, { filename });
  },

  getAgentTicketDetail: ({ params, query }, { world, rules }) => getBatchDetail(world, rules, params.code, query),

  listAgentRedemptions({ query }, ctx) {
    const filters = readViewFilters(ctx, 'agent_redeemed', query);
    return presentAgentRedemptions(ctx.world, filters, { search: normalizeSearch(query.search), page: query.page });
  },

  listRedemptions({ query }, ctx) {
    const filters = readViewFilters(ctx, 'daily_redemption', query);
    return presentDailyRedemptions(ctx.world, filters, { search: normalizeSearch(query.search), page: query.page });
  },

  listGroupCompanies: ({ params }, { world }) => listGroupCompanies(world, params.type),
} satisfies Partial<Handlers>;

/** Reads the filters of a view as its report does. @throws Refusal when a filter is missing or invalid */
function readViewFilters(
  { world, session, now }: Context,
  type: string,
  query: Readonly<Record<string, unknown>>,
): ReportFilters {
  const { user } = session;
  const definition = getReportDefinition(world, session, type);
  const given = Object.fromEntries(FILTER_NAMES.map((name) => [name, query[name]])) as FilterQuery;
  return readFilters({ world, user, today: toLocalDate(now), definition }, given);
}
