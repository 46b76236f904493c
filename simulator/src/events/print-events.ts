import type { PrintEntry, PrintJobRecord, TicketRecord } from '../world/ticket-records.ts';

/** Events of printing (000 §4). */
export interface PrintEvents {
  'ticket.printed': { readonly ticket: TicketRecord; readonly print: PrintEntry };
  'printJob.canceled': { readonly job: PrintJobRecord };
  /** Somebody looked whether the paper came out. */
  'printJob.reported': { readonly job: PrintJobRecord; readonly state: 'printed' | 'unknown' };
}
