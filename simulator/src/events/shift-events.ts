import type { SlipType } from '@muara/contract/constants';
import type { ShiftRecord } from '../world/records.ts';
import type { PrintOrder } from './print-events.ts';

/** Events of a cashier's shift (002 §4.4). */
export interface ShiftEvents {
  'shift.started': { readonly shift: ShiftRecord };
  'shift.closed': { readonly shift: ShiftRecord };
  'shift.reopened': { readonly shift: ShiftRecord };
  /** The slip of a shift was sent to a printer. */
  'slip.printed': { readonly shift: ShiftRecord; readonly type: SlipType; readonly order: PrintOrder };
}
