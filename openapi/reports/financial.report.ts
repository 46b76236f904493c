import { KEPT, METHOD, MONEY_COLUMNS, NET_NOTE, PASSENGERS, PLATFORM, SALES_COUNT, VOID_NOTE } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import type { MoneyFact } from './facts.ts';
import { SumsByKey, sumsOf } from './money-sums.ts';

/** What each day earned, with totals by payment method and platform. */
export default defineReport({
  type: 'financial',
  title: { en: 'Financial', ms: 'Kewangan' },
  position: 20,
  about: { en: 'What each day earned, and how it was paid.', ms: 'Hasil setiap hari, dan cara ia dibayar.' },
  limitedRoles: ['Marketing'],
  staff: { roles: ['Cashier'], all: true },
  filters: {
    purchased_date: 'optional',
    staff_id: 'optional',
    jetty_id: 'optional',
    package_id: 'optional',
    payment_method: 'optional',
    platform: 'optional',
    addon_id: 'optional',
    group_type: 'optional',
  },
  hasDownload: false,
  tables: {
    days: defineTable({
      title: { en: 'By day', ms: 'Mengikut hari' },
      columns: {
        day: { kind: 'date', label: { en: 'Date', ms: 'Tarikh' } },
        sales: SALES_COUNT,
        passengers: PASSENGERS,
        tickets: { kind: 'money', label: { en: 'Tickets', ms: 'Tiket' } },
        food: { kind: 'money', label: { en: 'Food', ms: 'Makanan' } },
        minisigua: { kind: 'money', label: { en: 'Minisigua', ms: 'Minisigua' } },
        ...MONEY_COLUMNS,
        kept: KEPT,
      },
      chart: { label: 'day', value: 'net' },
    }),
    by_method: defineTable({
      title: { en: 'By payment method', ms: 'Mengikut kaedah pembayaran' },
      columns: { method: METHOD, sales: SALES_COUNT, ...MONEY_COLUMNS },
    }),
    by_platform: defineTable({
      title: { en: 'By platform', ms: 'Mengikut platform' },
      columns: { platform: PLATFORM, sales: SALES_COUNT, ...MONEY_COLUMNS },
    }),
  },
  notes: [NET_NOTE, VOID_NOTE],
  *rows(facts, filters, row) {
    const methods = new SumsByKey();
    const platforms = new SumsByKey();
    let day: DayRow | null = null;
    for (const fact of facts.money(filters.purchased_date)) {
      if (day?.day !== fact.day) {
        if (day) yield row.days(day);
        day = { ...EMPTY_DAY, day: fact.day };
      }
      day = addToDay(day, fact);
      const sales = fact.kind === 'sale' ? 1 : 0;
      methods.add(fact.purchase.method, sumsOf(fact), sales);
      platforms.add(fact.purchase.platform, sumsOf(fact), sales);
    }
    if (day) yield row.days(day);
    for (const { key, count, sums: money } of methods.list())
      yield row.by_method({ method: key, sales: count, ...money });
    for (const { key, count, sums: money } of platforms.list())
      yield row.by_platform({ platform: key, sales: count, ...money });
  },
});

const EMPTY_DAY = {
  day: '',
  sales: 0,
  passengers: 0,
  tickets: 0,
  food: 0,
  minisigua: 0,
  gross: 0,
  discount: 0,
  fee: 0,
  refund: 0,
  net: 0,
  kept: 0,
};
type DayRow = typeof EMPTY_DAY;

function addToDay(day: DayRow, fact: MoneyFact): DayRow {
  const { gross, discount, fee, refund, net } = sumsOf(fact);
  const sold = fact.kind === 'sale';
  return {
    day: day.day,
    sales: day.sales + (sold ? 1 : 0),
    passengers: day.passengers + (sold ? fact.purchase.passengers : 0),
    tickets: day.tickets + fact.tickets,
    food: day.food + fact.food,
    minisigua: day.minisigua + fact.park,
    gross: day.gross + gross,
    discount: day.discount + discount,
    fee: day.fee + fee,
    refund: day.refund + refund,
    net: day.net + net,
    kept: day.kept + fact.kept,
  };
}
