import { CODE, METHOD, SHIFT_COLUMNS, text } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import { shiftCells, shiftHeading } from './describe-shift.ts';
import type { ShiftEntry, ShiftFact } from './facts.ts';

/** Every movement of the drawer of each shift, with the balance after it. */
export default defineReport({
  type: 'cash_movement',
  title: { en: 'Cash movement', ms: 'Pergerakan tunai' },
  position: 11,
  about: { en: 'Every movement of the drawer, in order of time.', ms: 'Setiap pergerakan laci wang, mengikut masa.' },
  limitedRoles: ['Cashier'],
  staff: { roles: ['Cashier'], all: false },
  filters: { purchased_date: 'optional', staff_id: 'required', counter: 'optional', shift: 'optional' },
  hasDownload: false,
  tables: {
    movements: defineTable({
      title: { en: 'Cash in the drawer', ms: 'Tunai dalam laci' },
      columns: {
        ...SHIFT_COLUMNS,
        at: { kind: 'instant', label: { en: 'Time', ms: 'Masa' } },
        kind: {
          ...text('Movement', 'Pergerakan'),
          values: {
            float: { en: 'Opening float', ms: 'Wang apungan' },
            sale: { en: 'Sale', ms: 'Jualan' },
            change: { en: 'Change', ms: 'Baki' },
            booking: { en: 'Booking payment', ms: 'Bayaran tempahan' },
            void: { en: 'Voided, handed back', ms: 'Dibatalkan, dipulangkan' },
          },
          list: 'values',
        },
        code: CODE,
        method: METHOD,
        in: { kind: 'money', label: { en: 'In', ms: 'Masuk' } },
        out: { kind: 'money', label: { en: 'Out', ms: 'Keluar' } },
        balance: { kind: 'money', label: { en: 'Balance', ms: 'Baki laci' }, total: 'last' },
      },
    }),
  },
  notes: [
    {
      en: 'The last balance of a shift is the cash that its drawer should hold. Only cash moves a drawer: refunds are paid by bank transfer.',
      ms: 'Baki terakhir syif ialah tunai yang sepatutnya ada dalam lacinya. Hanya tunai menggerakkan laci: bayaran balik dibuat melalui pindahan bank.',
    },
  ],
  *rows(facts, filters, row) {
    for (const shift of facts.shifts(filters.purchased_date)) {
      if (shift.id === null) continue;
      const block = shiftHeading(shift);
      let balance = 0;
      const { date, staff, counter, shift: name } = shiftCells(shift);
      for (const { at, kind, code, amount } of movementsOf(shift)) {
        balance += amount;
        const cells = {
          date,
          staff,
          counter,
          shift: name,
          at,
          kind,
          code,
          method: 'Cash',
          in: Math.max(0, amount),
          out: Math.max(0, -amount),
          balance,
        };
        yield row.movements(cells, block);
      }
    }
  },
});

interface Movement {
  readonly at: number | null;
  readonly kind: 'float' | 'sale' | 'change' | 'booking' | 'void';
  readonly code: string | null;
  /** Negative for what left the drawer. */
  readonly amount: number;
}

function movementsOf({ startedAt, float, entries }: ShiftFact): Movement[] {
  const cash = entries.filter(({ method }) => method === 'Cash');
  return [{ at: startedAt, kind: 'float', code: null, amount: float }, ...cash.flatMap(movementsOfEntry)];
}

/** A cash sale is what was handed over, and the change that went back. */
function movementsOfEntry({ at, kind, code, amount, change }: ShiftEntry): Movement[] {
  if (!change || kind === 'void') return [{ at, kind, code, amount }];
  return [
    { at, kind, code, amount: amount + change },
    { at, kind: 'change', code, amount: -change },
  ];
}
