import { GROUP_TYPE, MONEY_COLUMNS, NET_NOTE, PASSENGERS, SALES_COUNT, text } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import type { MoneyFact } from './facts.ts';
import { NO_MONEY, sumsOf } from './money-sums.ts';

const figures = {
  sales: SALES_COUNT,
  passengers: PASSENGERS,
  ...MONEY_COLUMNS,
};
const NOWHERE = 'Unknown';

/** Who buys: by kind of group and company, by state and by country. */
export default defineReport({
  type: 'marketing',
  title: { en: 'Marketing', ms: 'Pemasaran' },
  position: 40,
  about: { en: 'Who buys, and where they come from.', ms: 'Siapa yang membeli, dan dari mana mereka datang.' },
  limitedRoles: ['Marketing'],
  staff: { roles: ['Marketing'], all: true },
  filters: {
    purchased_date: 'optional',
    staff_id: 'optional',
    group_type: 'optional',
    group_type_value: 'optional',
    package_id: 'optional',
    platform: 'optional',
  },
  hasDownload: false,
  tables: {
    groups: defineTable({
      title: { en: 'By group', ms: 'Mengikut kumpulan' },
      columns: { group_type: GROUP_TYPE, company: text('Company', 'Syarikat'), ...figures },
      groupBy: 'group_type',
    }),
    group_types: defineTable({
      title: { en: 'By group type', ms: 'Mengikut jenis kumpulan' },
      columns: { group_type: GROUP_TYPE, ...figures },
      chart: { label: 'group_type', value: 'net' },
    }),
    states: defineTable({
      title: { en: 'By state', ms: 'Mengikut negeri' },
      columns: { state: { ...text('State', 'Negeri'), list: { of: 'State', also: [NOWHERE] } }, ...figures },
    }),
    countries: defineTable({
      title: { en: 'By country', ms: 'Mengikut negara' },
      columns: { country: { ...text('Country', 'Negara'), list: { of: 'Country', also: [NOWHERE] } }, ...figures },
    }),
  },
  notes: [NET_NOTE],
  *rows(facts, filters, row) {
    const [groups, types, states, countries] = [new Figures(), new Figures(), new Figures(), new Figures()];
    for (const fact of facts.money(filters.purchased_date)) {
      const { groupType, company, state, country } = fact.purchase;
      groups.add(`${groupType}\n${company ?? ''}`, fact);
      types.add(groupType, fact);
      states.add(state ?? NOWHERE, fact);
      countries.add(country ?? NOWHERE, fact);
    }
    for (const [key, sums] of groups.list()) {
      const [groupType = '', company = ''] = key.split('\n');
      yield row.groups({ group_type: groupType, company: company === '' ? null : company, ...sums });
    }
    for (const [key, sums] of types.list()) yield row.group_types({ group_type: key, ...sums });
    for (const [key, sums] of states.list()) yield row.states({ state: key, ...sums });
    for (const [key, sums] of countries.list()) yield row.countries({ country: key, ...sums });
  },
});

type Sums = {
  sales: number;
  passengers: number;
  gross: number;
  discount: number;
  fee: number;
  refund: number;
  net: number;
};

/** Sales, passengers and money by key. */
class Figures {
  readonly #sums = new Map<string, Sums>();

  add(key: string, fact: MoneyFact): void {
    let sums = this.#sums.get(key);
    if (!sums) this.#sums.set(key, (sums = { sales: 0, passengers: 0, ...NO_MONEY }));
    const { gross, discount, fee, refund, net } = sumsOf(fact);
    sums.gross += gross;
    sums.discount += discount;
    sums.fee += fee;
    sums.refund += refund;
    sums.net += net;
    if (fact.kind !== 'sale') return;
    sums.sales++;
    sums.passengers += fact.purchase.passengers;
  }

  /** Returns the keys with their sums, sorted by key. */
  list(): [string, Sums][] {
    return [...this.#sums].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}
