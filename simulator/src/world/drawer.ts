import type { DrawerMovements } from '@muara/contract/rules';
import type { LedgerRecord } from './ledger-records.ts';
import type { ShiftRecord } from './records.ts';
import type { WorldTables } from './tables.ts';

/** Returns the cash movements of a shift's drawer: the sum of the ledger's cash lines (002 §4.4). */
export function getDrawer({ ledger }: Pick<WorldTables, 'ledger'>, shift: ShiftRecord): DrawerMovements {
  return sumDrawer(shift, ledger.by('shift', shift.id));
}

/** Returns the same from the shift's postings. Refunds go through the bank, not the drawer. */
export function sumDrawer({ float }: ShiftRecord, postings: Iterable<LedgerRecord>): DrawerMovements {
  let sales = 0;
  let bookingPayments = 0;
  let voids = 0;
  for (const { method, lines, paymentId } of postings) {
    if (method !== 'Cash') continue;
    if (paymentId === null) sales += lines.received ?? 0;
    else bookingPayments += lines.received ?? 0;
    voids += lines.voidedHandedBack ?? 0;
  }
  return { float, sales, bookingPayments, voids };
}
