import type { PrintJobOutcome, RealtimePrint } from '@muara/contract/types';

/** A print job as modules give it; the hub adds `type` and `job_id`. `printer_id` is the device that it is sent to. */
export type PrintJob = Omit<RealtimePrint, 'type' | 'job_id' | 'printer_id'>;

export interface PrintAsked {
  /** From `newPrintJob`, where whoever asks must know it before the printer does. */
  readonly jobId?: string;
  /** Receives `print-done`, or `printer_not_connected`, in all windows. */
  readonly userId?: number;
}

/** How a print job stands; `error` is for the person who asked. */
export interface PrintResult {
  readonly state: PrintJobOutcome;
  readonly error: string | null;
}
