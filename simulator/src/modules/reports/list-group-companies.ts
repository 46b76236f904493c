import { GROUP_TYPES } from '@muara/contract/constants';
import { ANY } from '@muara/contract/reports';
import { memoizeByVersion } from '../../domain/lists/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { World } from '../../world/world.ts';

const COMPANIES = {};

/** Both are shown as Company (002 §3.3). */
const SHOWN_AS_COMPANY: readonly string[] = ['Individual', 'Company'];

/**
 * Returns the companies that bought as a group type, by name (001 §7).
 * @throws Refusal report_filter_invalid
 */
export const listGroupCompanies: Handler<'listGroupCompanies'> = ({ params: { type } }, { world }) => {
  const isAll = (ANY as readonly string[]).includes(type);
  if (!isAll && !GROUP_TYPES.some((known) => known === type))
    throw new Refusal('report_filter_invalid', { field: 'type' });
  const wanted = isAll ? GROUP_TYPES : SHOWN_AS_COMPANY.includes(type) ? SHOWN_AS_COMPANY : [type];
  const byType = companiesByType(world);
  const names = new Set(wanted.flatMap((group) => byType.get(group) ?? []));
  return [...names].sort(compare).map((name) => ({ company_name: name }));
};

/** Returns the companies of each group type, recomputed when one is added or removed. */
function companiesByType({ tables }: World): ReadonlyMap<string, readonly string[]> {
  return memoizeByVersion(tables, COMPANIES, [tables.tickets.version('groupCompany')], () => {
    const byType = new Map<string, string[]>();
    for (const key of tables.tickets.keys('groupCompany')) {
      const [type = '', name = ''] = String(key).split('\n');
      const names = byType.get(type);
      if (names) names.push(name);
      else byType.set(type, [name]);
    }
    return byType;
  });
}

function compare(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}
