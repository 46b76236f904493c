import type { PrinterType } from '@muara/contract/constants';
import type { PrintRange } from '@muara/contract/rules';
import type { LocalDate, PrintJobOutcome, SlipType } from '@muara/contract/types';

export interface PrinterChoice {
  device_id: string;
  name: string;
}

/** What is to come out of a printer. */
export type PrintOrder = TicketOrder | SlipOrder | TestOrder;

export interface TicketOrder {
  kind: 'ticket';
  type: PrinterType;
  code: string;
  /** Opens the document at its public address; absent where the server gives none. */
  documentKey?: string | undefined;
  /** Of agent tickets and wristbands; without it everything. */
  range?: PrintRange;
  /** For receipts of dining-only sales. */
  diningOnly?: boolean;
  /** Makes it a reprint (000 §4). */
  reprintReason?: string;
}

export interface SlipOrder {
  kind: 'slip';
  type: 'receipt';
  slip: SlipType;
  userId: number;
  date?: LocalDate;
}

export interface TestOrder {
  kind: 'test';
  type: PrinterType;
}

/** Why a job did not end well, with a code of the error catalogue where there is one. */
export interface PrintFailure {
  code: string | null;
  message: string;
}

/** The browser's own print dialog, as a printer; its id is none of a helper. */
export const BROWSER_PRINTER: PrinterChoice = { device_id: 'browser', name: 'Browser' };

/**
 * `local`: the helper on this machine is asked; `server`: the server hands the job to the printer; `browser`: the document is
 * opened for the browser's own print dialog, which tells nobody what became of it.
 */
export type PrintWay = 'local' | 'server' | 'browser';

/** A job of the queue. A job that is tried again keeps its id and gets a new key, so that no key stands for two papers. */
export interface PrintJobEntry {
  readonly id: string;
  readonly order: PrintOrder;
  readonly printer: PrinterChoice;
  readonly state: PrintJobOutcome;
  readonly failure: PrintFailure | null;
  /** Parts of a paged document. */
  readonly partsDone: number;
  readonly partsTotal: number;
  /** The key of this try. */
  readonly key: string;
  /** Null while nothing was sent. */
  readonly way: PrintWay | null;
  /** The server's job of this try; null until the server has named it. */
  readonly serverJob: string | null;
  /** Whether the server may have recorded this try, although its answer was lost. */
  readonly recordLost: boolean;
  /** A record that the server has yet to be told to take back. */
  readonly owed: readonly string[];
  /** A person has dealt with it: seen the paper, or put up with there being none. */
  readonly settled: boolean;
  /** When its state last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** How a try ended. */
export interface TryEnd {
  state: Exclude<PrintJobOutcome, 'waiting' | 'printing'>;
  failure: PrintFailure | null;
}

/** What is told beside the list. `corrected`: an end that was unknown became known. */
export type PrintEvent =
  | { type: 'ended'; job: PrintJobEntry }
  | { type: 'corrected'; job: PrintJobEntry }
  | { type: 'fell-over'; job: PrintJobEntry; failure: PrintFailure };

/** Whether a printer is on the realtime channel; `unknown` while nobody can say. */
export type PeerState = 'online' | 'not_connected' | 'offline' | 'unknown';

export const isEnded = ({ state }: Pick<PrintJobEntry, 'state'>): boolean =>
  state !== 'waiting' && state !== 'printing';
