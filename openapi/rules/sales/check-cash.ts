import { formatRinggit } from '../money/format-ringgit.ts';
import type { Sen } from '../money/sen.ts';
import { OK, type Verdict } from '../verdict.ts';
import { changeDue } from './change-due.ts';

export interface CashToCheck {
  total: Sen;
  /** Cash tendered; null while empty or not an amount. */
  tendered: Sen | null;
  /** Change stated by the till; null when it states none. */
  change: Sen | null;
}

/**
 * Whether cash covers a total and the stated change is right (002 §5.3).
 * A total of 0 needs no cash. `params` has the amount of 'Amount cannot be less than RM {amount}'.
 */
export function checkCash({ total, tendered, change }: CashToCheck): Verdict<'cash_short' | 'cash_change_wrong'> {
  const received = tendered ?? 0;
  if (received < total) {
    return { ok: false, code: 'cash_short', field: 'cash_in', params: { amount: formatRinggit(total) } };
  }
  if (change !== null && change !== changeDue(total, received)) {
    return { ok: false, code: 'cash_change_wrong', field: 'cash_out' };
  }
  return OK;
}
