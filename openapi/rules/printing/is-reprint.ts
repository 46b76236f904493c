import type { PrinterType } from '../../generated/constants.ts';
import type { PrintRange } from './print-range.ts';

/**
 * One earlier print, by the wire names of `print_history[].data`; without a range it covered
 * everything.
 */
export interface EarlierPrint {
  type?: PrinterType;
  print_from?: number | null;
  print_to?: number | null;
}

/**
 * Whether this print is a reprint, which needs a reason (000 §4).
 * The same kind was printed before and, for agent tickets and wristbands, a range that overlaps this
 * one. A print without a kind was a receipt.
 *
 * @param range of agent tickets and wristbands; everything without it
 */
export function isReprint(history: readonly EarlierPrint[], type: PrinterType, range?: PrintRange): boolean {
  return history.some((print) => {
    if ((print.type ?? 'receipt') !== type) return false;
    if (type === 'receipt' || range === undefined) return true;
    const from = print.print_from ?? 1;
    const to = print.print_to ?? 0;
    return from <= range.to && (to === 0 || range.from <= to);
  });
}
