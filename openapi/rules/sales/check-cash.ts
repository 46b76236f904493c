import { formatRinggit } from '../money/format-ringgit.ts';
import type { Sen } from '../money/sen.ts';
import { OK, type Verdict } from '../verdict.ts';
import { changeDue } from './change-due.ts';

export interface CashToCheck {
  total: Sen;
  /** Cash received; null while nothing, or no amount, is typed. */
  tendered: Sen | null;
  /** Change as the till states it; null where it states none. */
  change: Sen | null;
}

/**
 * Whether cash covers a total, and whether the change stated is right (002 §5.3). A total of 0 needs no cash. The amount
 * of 'Amount cannot be less than RM {amount}' is in `params`.
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
