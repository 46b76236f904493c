import {
  CATEGORY,
  CODE,
  KEPT,
  METHOD,
  MONEY_COLUMNS,
  NET_NOTE,
  PASSENGERS,
  PLATFORM,
  SALES_COUNT,
  text,
  VOID_NOTE,
} from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import { SumsByKey, sumsOf } from './money-sums.ts';

/** Sales and refunds, one row per ticket and day, with totals by package and passenger category. */
export default defineReport({
  type: 'sales',
  title: { en: 'Sales', ms: 'Jualan' },
  position: 30,
  about: {
    en: 'Every ticket that was paid or refunded, with its money.',
    ms: 'Setiap tiket yang dibayar atau dibayar balik, dengan wangnya.',
  },
  limitedRoles: [],
  staff: { roles: ['Cashier'], all: true },
  filters: {
    purchased_date: 'optional',
    staff_id: 'optional',
    counter: 'optional',
    shift: 'optional',
    jetty_id: 'optional',
    package_id: 'optional',
    payment_method: 'optional',
    platform: 'optional',
    status: 'optional',
  },
  statuses: {
    paid: { en: 'Paid', ms: 'Dibayar' },
    refunded: { en: 'Refunded', ms: 'Dibayar balik' },
    voided: { en: 'Voided', ms: 'Dibatalkan' },
  },
  hasDownload: false,
  tables: {
    sales: defineTable({
      title: { en: 'Sales', ms: 'Jualan' },
      columns: {
        day: { kind: 'date', label: { en: 'Date', ms: 'Tarikh' } },
        paid_at: { kind: 'instant', label: { en: 'Paid at', ms: 'Dibayar pada' } },
        code: CODE,
        receipt_no: text('Receipt no', 'No resit'),
        kind: {
          ...text('Entry', 'Catatan'),
          values: {
            sale: { en: 'Sale', ms: 'Jualan' },
            refund: { en: 'Refund', ms: 'Bayaran balik' },
            void: { en: 'Void', ms: 'Pembatalan' },
          },
          list: 'values',
        },
        package: text('Package', 'Pakej'),
        categories: text('By category', 'Mengikut kategori'),
        passengers: PASSENGERS,
        ...MONEY_COLUMNS,
        kept: KEPT,
        method: METHOD,
        platform: PLATFORM,
        seller: text('Seller', 'Penjual'),
      },
      groupBy: 'day',
    }),
    by_package: defineTable({
      title: { en: 'By package', ms: 'Mengikut pakej' },
      columns: { package: text('Package', 'Pakej'), sales: SALES_COUNT, ...MONEY_COLUMNS },
    }),
    by_category: defineTable({
      title: { en: 'By passenger category', ms: 'Mengikut kategori penumpang' },
      columns: { category: CATEGORY, passengers: PASSENGERS },
    }),
  },
  notes: [NET_NOTE, VOID_NOTE],
  *rows(facts, filters, row) {
    const packages = new SumsByKey();
    const categories = new Map<string, number>();
    for (const fact of facts.money(filters.purchased_date)) {
      const { purchase, kind } = fact;
      if (filters.status !== undefined && filters.status !== STATUS[kind]) continue;
      const isSale = kind === 'sale';
      const money = sumsOf(fact);
      const passengers = isSale ? purchase.categories : [];
      yield row.sales({
        day: fact.day,
        paid_at: fact.at,
        code: purchase.code,
        receipt_no: purchase.receiptNo,
        kind,
        package: purchase.packageName,
        categories: isSale ? passengers.map(({ label, count }) => `${count} ${label}`).join(', ') : null,
        passengers: isSale ? purchase.passengers : 0,
        gross: money.gross,
        discount: money.discount,
        fee: money.fee,
        refund: money.refund,
        net: money.net,
        kept: fact.kept,
        method: purchase.method,
        platform: purchase.platform,
        seller: purchase.seller,
      });
      packages.add(purchase.packageName, money, isSale ? 1 : 0);
      for (const { label, count } of passengers) categories.set(label, (categories.get(label) ?? 0) + count);
    }
    for (const { key, count, sums: money } of packages.list())
      yield row.by_package({ package: key, sales: count, ...money });
    for (const [category, passengers] of categories) yield row.by_category({ category, passengers });
  },
});

const STATUS = { sale: 'paid', refund: 'refunded', void: 'voided' } as const;
