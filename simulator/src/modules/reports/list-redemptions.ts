import { normalizeSearch } from '../../domain/lists/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { presentDailyRedemptions } from './views/present-redemptions.ts';
import { readViewFilters } from './views/read-view-filters.ts';

/** Returns a page of all validated tickets of a day (001 §2, §7). */
export const listRedemptions: Handler<'listRedemptions'> = ({ query }, ctx) => {
  const filters = readViewFilters(ctx, 'daily_redemption', query);
  return presentDailyRedemptions(ctx.world, filters, { search: normalizeSearch(query.search), page: query.page });
};
