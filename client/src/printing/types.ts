import type { PrinterType } from '@muara/contract/constants';
import type { PrintRange } from '@muara/contract/rules/printing/print-range';
import type { LocalDate, PrintJobOutcome, SlipType } from '@muara/contract/types';

export interface PrinterChoice {
  device_id: string;
  name: string;
}

/** What to print. */
export type PrintOrder = TicketOrder | SlipOrder | TestOrder;

export interface TicketOrder {
  kind: 'ticket';
  type: PrinterType;
  code: string;
  /** Opens the document at its public URL; undefined when the server gives none. */
  documentKey?: string | undefined;
  /** For agent tickets and wristbands; everything by default. */
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

/** Why a job failed, with a code of the error catalogue if there is one. */
export interface PrintFailure {
  code: string | null;
  message: string;
}

/** The browser's own print dialog as a printer; no helper has its id. */
export const BROWSER_PRINTER: PrinterChoice = { device_id: 'browser', name: 'Browser' };

/**
 * `local`: the local helper prints; `server`: the server sends the job to the printer; `browser`: the
 * document opens in the browser's print dialog, whose result nobody learns.
 */
export type PrintWay = 'local' | 'server' | 'browser';

/** A job of the queue. A retry keeps its id and gets a new key, so that no key prints twice. */
export interface PrintJobEntry {
  readonly id: string;
  readonly order: PrintOrder;
  readonly printer: PrinterChoice;
  readonly state: PrintJobOutcome;
  readonly failure: PrintFailure | null;
  /** Parts of a paged document. */
  readonly partsDone: number;
  readonly partsTotal: number;
  /** The key of this attempt. */
  readonly key: string;
  /** Null until something was sent. */
  readonly way: PrintWay | null;
  /** The server's job of this attempt; null until the server names it. */
  readonly serverJob: string | null;
  /** Whether the server may have recorded this attempt although its response was lost. */
  readonly recordLost: boolean;
  /** Records still to be removed from the server. */
  readonly owed: readonly string[];
  /** Whether a person has dealt with it: seen the paper, or accepted that there is none. */
  readonly settled: boolean;
  /** When its state last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** The result of an attempt. */
export interface AttemptResult {
  state: Exclude<PrintJobOutcome, 'waiting' | 'printing'>;
  failure: PrintFailure | null;
}

/** Events besides list changes. `corrected`: an unknown result became known. */
export type PrintEvent =
  | { type: 'ended'; job: PrintJobEntry }
  | { type: 'corrected'; job: PrintJobEntry }
  | { type: 'fell-over'; job: PrintJobEntry; failure: PrintFailure };

/** Whether a printer is on the realtime channel; `unknown` while that cannot be told. */
export type PeerState = 'online' | 'not_connected' | 'offline' | 'unknown';

export const isEnded = ({ state }: Pick<PrintJobEntry, 'state'>): boolean =>
  state !== 'waiting' && state !== 'printing';
