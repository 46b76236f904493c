import { normalizeSearch } from '../../domain/lists/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { presentAgentRedemptions } from './views/present-redemptions.ts';
import { readViewFilters } from './views/read-view-filters.ts';

/** Returns a page of agents' validated tickets (001 §2, §7). */
export const listAgentRedemptions: Handler<'listAgentRedemptions'> = ({ query }, ctx) => {
  const filters = readViewFilters(ctx, 'agent_redeemed', query);
  return presentAgentRedemptions(ctx.world, filters, { search: normalizeSearch(query.search), page: query.page });
};
