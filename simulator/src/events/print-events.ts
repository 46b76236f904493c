import type { PrinterPeer } from '../realtime/printer-peer.ts';
import type { PrintJob } from '../realtime/print-job.ts';
import type { PrintEntry, PrintJobRecord, TicketRecord } from '../world/ticket-records.ts';

/** A job for a printer on the realtime channel. */
export interface PrintOrder {
  readonly printer: PrinterPeer;
  readonly jobId: string;
  readonly job: PrintJob;
}

/** Events of printing (000 §4). */
export interface PrintEvents {
  'ticket.printed': {
    readonly ticket: TicketRecord;
    readonly print: PrintEntry;
    /** Null when the browser prints. */
    readonly order: PrintOrder | null;
  };
  'testPage.printed': { readonly order: PrintOrder };
  'printJob.canceled': { readonly job: PrintJobRecord };
  /** Somebody looked whether the paper came out. */
  'printJob.reported': { readonly job: PrintJobRecord; readonly state: 'printed' | 'unknown' };
}
