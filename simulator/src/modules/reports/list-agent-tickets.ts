import { toLocalDate } from '@muara/contract/rules';
import { normalizeSearch } from '../../domain/lists/index.ts';
import { Binary } from '../../kernel/binary.ts';
import type { Handler } from '../../kernel/handler.ts';
import { markFile } from '../../world/training-word.ts';
import { WORKBOOK } from './render/xlsx.ts';
import { exportAgentTickets } from './views/export-agent-tickets.ts';
import { presentAgentTickets } from './views/present-agent-tickets.ts';
import { readViewFilters } from './views/read-view-filters.ts';

/** Returns a page of an agent's purchases, or all of them as a spreadsheet (001 §2, §7). */
export const listAgentTickets: Handler<'listAgentTickets'> = ({ params, query }, ctx) => {
  const filters = readViewFilters(ctx, 'agent', { ...query, agent_id: params.agent_id });
  const search = normalizeSearch(query.search);
  if (query.download !== 1) return presentAgentTickets(ctx.world, filters, { search, page: query.page });
  const filename = markFile(`agent-${toLocalDate(ctx.now)}.xlsx`, ctx.world);
  return new Binary(exportAgentTickets(ctx, filters, search), WORKBOOK, { filename });
};
