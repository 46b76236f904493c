import type { PrinterType } from '@muara/contract/constants';

/** A printer that is online as a realtime peer (000 §3). */
export interface OnlinePrinter {
  device_id: string;
  name: string;
  printer_type: PrinterType;
  /** 0 means the helper runs but its device is not connected. */
  printer_connected: number;
}

/** One print of one ticket. */
export interface TicketPrint {
  code: string;
  type: PrinterType;
  /** Asks for a reason first and logs it (000 §4). */
  reprint?: boolean;
  /** For receipts of dining-only sales. */
  diningOnly?: boolean;
  /** First and last piece, for agent tickets and wristbands. */
  from?: number;
  to?: number;
  /** True suppresses the picker when no printer is chosen: the job then fails with a toast. */
  quiet?: boolean;
}

/**
 * How a print ended. `dropped`: the picker or the reprint reason was cancelled (a toast said so);
 * `failed`: a toast or a modal said why. The receipt can still be downloaded in both cases.
 */
export type PrintOutcome = 'printed' | 'dropped' | 'failed';

export interface Printers {
  /** Printers that are online now. */
  online(): readonly OnlinePrinter[];
  /** The chosen printer of a type, online or not; null when none is chosen. */
  chosen(type: PrinterType): { device_id: string; name: string } | null;
  /** Called whenever `online` or `chosen` would answer something else. */
  subscribe(listener: () => void): () => void;
  /** Chooses a printer; the same one again deselects it. */
  select(printer: OnlinePrinter): void;
  /** Opens the picker and resolves with the choice; null when it is closed without one. */
  choosePrinter(type: PrinterType): Promise<OnlinePrinter | null>;
  /** Runs one print job to its end: choice, local helper or server, log, toasts. Never throws. */
  printTicket(print: TicketPrint): Promise<PrintOutcome>;
}
