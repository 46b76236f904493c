import type { Flag, PrintTicketRequest } from '@muara/contract/types';
import type { PrintJobEntry, TicketOrder } from './types.ts';

/** Returns the body of the print call (000 §7): dining_only for receipts, the range for others. */
export function ticketBody({ key, printer }: PrintJobEntry, order: TicketOrder, ws: Flag): PrintTicketRequest {
  const { type, range, diningOnly = false, reprintReason = null } = order;
  return {
    printer_id: printer.device_id,
    printer_name: printer.name,
    type,
    ws,
    reprint: reprintReason === null ? null : 1,
    reprint_reason: reprintReason,
    job_key: key,
    ...(type === 'receipt' ? { dining_only: diningOnly } : { print_from: range?.from ?? 1, print_to: range?.to ?? 0 }),
  };
}
