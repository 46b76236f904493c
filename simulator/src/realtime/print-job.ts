import type { PrintJobOutcome, RealtimePrint } from '@muara/contract/types';

/**
 * A print job as modules create it; the hub adds `type` and `job_id`.
 * `printer_id` is the target device.
 */
export type PrintJob = Omit<RealtimePrint, 'type' | 'job_id' | 'printer_id'>;

export interface PrintAsked {
  /** From `newPrintJob`, when the caller must know it before the printer does. */
  readonly jobId?: string;
  /** Receives `print-done` or `printer_not_connected` in all windows. */
  readonly userId?: number;
}

/** The state of a print job; `error` is for the user. */
export interface PrintResult {
  readonly state: PrintJobOutcome;
  readonly error: string | null;
}
