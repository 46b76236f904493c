import {
  CATEGORY,
  KEPT,
  METHOD,
  MONEY_COLUMNS,
  NET_NOTE,
  PASSENGERS,
  SALES_COUNT,
  SHIFT_COLUMNS,
  text,
  VOID_NOTE,
} from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import { shiftCells, shiftHeading } from './describe-shift.ts';
import type { MoneyFact, ShiftFact } from './facts.ts';
import { addSums, type MoneySums, NO_MONEY, SumsByKey, sumsOf } from './money-sums.ts';

const money = (en: string, ms: string) => ({ kind: 'money', label: { en, ms } }) as const;
const instant = (en: string, ms: string) => ({ kind: 'instant', label: { en, ms } }) as const;
const OVER = money('Over / short', 'Lebih / kurang');
const EXPECTED = money('Expected cash', 'Tunai dijangka');
const COUNTED = money('Counted cash', 'Tunai dikira');

/** The closing of each shift: what it sold, how that was paid, and whether the drawer was right. */
export default defineReport({
  type: 'closing_account',
  title: { en: 'Closing account', ms: 'Penutupan akaun' },
  position: 10,
  about: {
    en: 'What each shift sold, how it was paid, and whether the drawer was right.',
    ms: 'Jualan setiap syif, cara ia dibayar, dan sama ada laci wang tepat.',
  },
  limitedRoles: ['Cashier'],
  staff: { roles: ['Cashier'], all: false },
  filters: {
    purchased_date: 'optional',
    staff_id: 'required',
    jetty_id: 'required',
    counter: 'optional',
    shift: 'optional',
  },
  hasDownload: false,
  tables: {
    closings: defineTable({
      title: { en: 'Closing', ms: 'Penutupan' },
      isSheet: true,
      columns: {
        ...SHIFT_COLUMNS,
        jetty: text('Jetty', 'Jeti'),
        started_at: instant('Started', 'Mula'),
        closed_at: instant('Closed', 'Tutup'),
        float: money('Opening float', 'Wang apungan'),
        cash_in: money('Cash received', 'Tunai diterima'),
        change: money('Change given', 'Baki diberi'),
        booking_cash: money('Cash for bookings', 'Tunai untuk tempahan'),
        handed_back: money('Voided, handed back', 'Dibatalkan, dipulangkan'),
        expected: EXPECTED,
        counted: COUNTED,
        over_short: OVER,
        bookings: money('Booking payments', 'Bayaran tempahan'),
        ...MONEY_COLUMNS,
        kept: KEPT,
        other_days: money('Net of other days', 'Bersih hari lain'),
      },
    }),
    methods: defineTable({
      title: { en: 'By payment method', ms: 'Mengikut kaedah pembayaran' },
      columns: {
        ...SHIFT_COLUMNS,
        method: METHOD,
        count: { kind: 'count', label: { en: 'Payments', ms: 'Bayaran' } },
        amount: money('Amount', 'Amaun'),
      },
    }),
    packages: defineTable({
      title: { en: 'By package', ms: 'Mengikut pakej' },
      columns: { ...SHIFT_COLUMNS, package: text('Package', 'Pakej'), sales: SALES_COUNT, ...MONEY_COLUMNS },
    }),
    categories: defineTable({
      title: { en: 'By passenger category', ms: 'Mengikut kategori penumpang' },
      columns: { ...SHIFT_COLUMNS, category: CATEGORY, passengers: PASSENGERS },
    }),
    per_staff: defineTable({
      title: { en: 'By staff', ms: 'Mengikut kakitangan' },
      columns: {
        staff: text('Staff', 'Kakitangan'),
        shifts: { kind: 'count', label: { en: 'Shifts', ms: 'Syif' } },
        ...MONEY_COLUMNS,
        expected: EXPECTED,
        counted: COUNTED,
        over_short: OVER,
      },
    }),
  },
  notes: [
    {
      en: 'Counter sales belong to the shift whose drawer took the money, what happened to them while it was open belongs to it too, and later refunds and voids to their seller, outside a shift. Net counts the dates of the filter; a shift over midnight states the rest as “Net of other days”. Expected and over / short are those of the whole shift, over / short once it is closed.',
      ms: 'Jualan kaunter dikira pada syif yang lacinya menerima wang, begitu juga perkara yang berlaku kepadanya semasa syif dibuka; bayaran balik dan pembatalan kemudian dikira pada penjualnya, di luar syif. Bersih mengikut tarikh penapis; syif melepasi tengah malam menyatakan bakinya sebagai “Bersih hari lain”. Tunai dijangka dan lebih / kurang adalah bagi seluruh syif, lebih / kurang selepas ia ditutup.',
    },
    NET_NOTE,
    VOID_NOTE,
  ],
  *rows(facts, filters, row) {
    const staff = new Map<string, StaffSums>();
    for (const shift of facts.shifts(filters.purchased_date)) {
      const block = shiftHeading(shift);
      const head = shiftCells(shift);
      const closing = closingOf(shift);
      yield row.closings({ ...head, ...closing }, block);
      for (const method of methodsOf(shift)) yield row.methods({ ...head, ...method }, block);
      const { packages, categories } = soldOf(shift.money);
      for (const { key, count, sums: sold } of packages.list())
        yield row.packages({ ...head, package: key, sales: count, ...sold }, block);
      for (const [category, passengers] of categories) yield row.categories({ ...head, category, passengers }, block);
      staff.set(shift.staff, addStaff(staff.get(shift.staff) ?? NO_STAFF, shift, closing));
    }
    for (const [name, figures] of staff) yield row.per_staff({ staff: name, ...figures });
  },
});

/** The figures of a shift, from its float to the difference. */
function closingOf(shift: ShiftFact) {
  const { jetty, startedAt, closedAt, float, expected, counted, entries } = shift;
  const cash = entries.filter(({ method }) => method === 'Cash');
  const sales = cash.filter(({ kind }) => kind === 'sale');
  const change = add(sales.map((sale) => sale.change ?? 0));
  const received = add(sales.map(({ amount }) => amount)) + change;
  const bookings = entries.filter(({ kind }) => kind === 'booking');
  return {
    jetty,
    started_at: startedAt,
    closed_at: closedAt,
    float,
    cash_in: received,
    change: -change,
    booking_cash: add(bookings.filter(({ method }) => method === 'Cash').map(({ amount }) => amount)),
    handed_back: add(cash.filter(({ kind }) => kind === 'void').map(({ amount }) => amount)),
    expected,
    counted,
    over_short: counted === null ? null : counted - expected,
    bookings: add(bookings.map(({ amount }) => amount)),
    ...sumAll(shift.money),
    kept: add(shift.money.map(({ kept }) => kept)),
    other_days: sumAll(shift.otherDays).net,
  };
}

function methodsOf({ entries }: ShiftFact): { method: string; count: number; amount: number }[] {
  const methods = new Map<string, { count: number; amount: number }>();
  for (const { method, amount } of entries) {
    const before = methods.get(method) ?? { count: 0, amount: 0 };
    methods.set(method, { count: before.count + 1, amount: before.amount + amount });
  }
  return [...methods].map(([method, figures]) => ({ method, ...figures }));
}

function soldOf(facts: readonly MoneyFact[]): { packages: SumsByKey; categories: Map<string, number> } {
  const packages = new SumsByKey();
  const categories = new Map<string, number>();
  for (const fact of facts) {
    const sold = fact.kind === 'sale';
    packages.add(fact.purchase.packageName, sumsOf(fact), sold ? 1 : 0);
    if (!sold) continue;
    for (const { label, count } of fact.purchase.categories)
      categories.set(label, (categories.get(label) ?? 0) + count);
  }
  return { packages, categories };
}

type StaffSums = MoneySums & { shifts: number; expected: number; counted: number; over_short: number };
const NO_STAFF: StaffSums = { ...NO_MONEY, shifts: 0, expected: 0, counted: 0, over_short: 0 };

function addStaff(before: StaffSums, shift: ShiftFact, closing: ReturnType<typeof closingOf>): StaffSums {
  return {
    ...addSums(before, closing),
    shifts: before.shifts + (shift.id === null ? 0 : 1),
    expected: before.expected + closing.expected,
    counted: before.counted + (closing.counted ?? 0),
    over_short: before.over_short + (closing.over_short ?? 0),
  };
}

function sumAll(facts: readonly MoneyFact[]): MoneySums {
  return facts.map(sumsOf).reduce(addSums, NO_MONEY);
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
