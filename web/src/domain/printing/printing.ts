import type { PrinterType } from '@muara/contract/constants';
import type { EarlierPrint } from '@muara/contract/rules/printing/is-reprint';
import type { PrintRange, RangedPrint, TicketToPrint } from '@muara/contract/rules/printing/print-range';
import type { LocalDate, PrintJobOutcome, SlipType } from '@muara/contract/types';

/** A printer that is online as a realtime peer (000 §3). */
export interface OnlinePrinter {
  device_id: string;
  name: string;
  printer_type: PrinterType;
  /** 0 means the helper runs but its device is not connected. */
  printer_connected: number;
  /** Names of other helpers that were refused because they use the same device id. */
  refused_helpers?: readonly string[];
}

/** One print of one ticket. */
export interface TicketPrint {
  code: string;
  /** `document_key` of the ticket; absent where the server gives none. */
  documentKey?: string | undefined;
  type: PrinterType;
  /** Asks for a reason first and logs it (000 §4). */
  reprint?: boolean;
  /** For receipts of dining-only sales. */
  diningOnly?: boolean;
  /** First and last piece, for agent tickets and wristbands. */
  from?: number;
  to?: number;
  /**
   * Whether to open no dialog and show no error: the caller shows the job's `error`.
   * Without a chosen printer the job fails.
   */
  quiet?: boolean;
}

/** One print of a shift slip, on the chosen receipt printer. */
export interface SlipPrint {
  slip: SlipType;
  userId: number;
  date?: LocalDate;
}

/** The fields of a purchase that a print of agent tickets or wristbands needs, as `Ticket` names them. */
export interface RangedTicket extends TicketToPrint {
  code: string;
  document_key?: string;
  print_history: readonly { data: EarlierPrint }[];
}

/**
 * How a print ended. `dropped`: the picker or the reprint reason was cancelled (a toast said so);
 * `failed`: a toast or a modal said why, unless the print was quiet, and the queue keeps the job for another try; `unknown`: paper may have come
 * out, which only a look at the printer can tell. The receipt can still be downloaded in all cases.
 */
export type PrintOutcome = 'printed' | 'dropped' | 'failed' | 'unknown';

/** One job of this browser's queue. */
export interface QueuedPrint {
  id: string;
  kind: 'ticket' | 'slip' | 'test';
  /** Null for a slip or a test page. */
  code: string | null;
  type: PrinterType;
  range: PrintRange | null;
  printerName: string | null;
  state: PrintState;
  /** Parts of a long document that are out, while it prints. */
  partsDone: number;
  partsTotal: number;
  /** Why it failed, or why its end is unknown. */
  error: string | null;
  /** Whether a person still has to do something about it: it failed, or its end is unknown. */
  needsAttention: boolean;
  /** When its state last changed, in milliseconds since 1970. */
  at: number;
}

/** `choosing` waits for a printer, a range or a reason; the others are the contract's print job states. */
export type PrintState = 'choosing' | PrintJobOutcome;

export interface Printers {
  /** Printers that are online now. */
  online(): readonly OnlinePrinter[];
  /** The chosen printer of a type, online or not; null when none is chosen. */
  chosen(type: PrinterType): { device_id: string; name: string } | null;
  /** Called whenever `online`, `chosen` or `jobs` would answer something else. */
  subscribe(listener: () => void): () => void;
  /** Chooses a printer; the same one again deselects it. */
  select(printer: OnlinePrinter): void;
  /**
   * Opens the picker and resolves with the choice; null when it is closed without one.
   * @param code the ticket that is printed next, which the picker names
   */
  choosePrinter(type: PrinterType, code?: string): Promise<OnlinePrinter | null>;
  /** Runs one print job to its end: choice, local helper or server, log, toasts. Never throws. */
  printTicket(print: TicketPrint): Promise<PrintOutcome>;
  /** Asks for the range of agent tickets or wristbands, with a preview, and prints it like `printTicket`. */
  printPieces(ticket: RangedTicket, type: RangedPrint, range?: Partial<PrintRange>): Promise<PrintOutcome>;
  /** Prints a shift slip on the chosen printer; opens no picker. What went wrong is said in a toast. */
  printSlip(print: SlipPrint): Promise<PrintOutcome>;
  /** Opens the printers dialog with the queue. */
  showQueue(): void;
  /** The jobs of this browser, newest first; the same list until it changes. */
  jobs(): readonly QueuedPrint[];
  /** Tries a job again that failed, or whose end is unknown; the latter is a reprint. */
  retry(id: string): Promise<PrintOutcome>;
  /** Removes a job from the queue; one that is already printing continues. */
  cancel(id: string): Promise<void>;
  /** Prints a job of a ticket that did not end well from this browser's own print dialog. */
  printInBrowser(id: string): Promise<PrintOutcome>;
  /** A look at the printer has shown that a job whose end is unknown did come out. */
  confirmPrinted(id: string): Promise<void>;
}
