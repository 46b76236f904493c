import type { PrinterType } from '@muara/contract/constants';
import type { PrintRange, RangedPrint } from '@muara/contract/rules/printing/print-range';
import type { OnlinePrinter, RangedTicket } from '@/domain/printing/printing.ts';

/** The picker is open; with a `code` a job waits for the choice. */
export interface PickRequest {
  kind: 'pick';
  type: PrinterType;
  code: string | null;
  done(printer: OnlinePrinter | null): void;
}
/** A reprint waits for its reason. */
interface ReasonRequest {
  kind: 'reason';
  done(reason: string | null): void;
}
interface RangeAnswer {
  range: PrintRange;
  reason: string | null;
}
/** A print of pieces waits for its range, and for a reason where some of them were printed before. */
export interface RangeRequest {
  kind: 'range';
  ticket: RangedTicket;
  type: RangedPrint;
  range: Partial<PrintRange>;
  /** Where the document of a range lies, for the preview. */
  address(range: PrintRange): string;
  done(answer: RangeAnswer | null): void;
}
/** The person wants to see the printers and the queue. */
interface QueueRequest {
  kind: 'queue';
  done(seen: null): void;
}
/** A question with its own number, so that a dialog is never mistaken for the previous one. */
export type PrintRequest = Question & { id: number };
type Question = PickRequest | ReasonRequest | RangeRequest | QueueRequest;

/** The questions of jobs to the user, one at a time. */
export interface PrintRequests {
  /** The current question. */
  first(): PrintRequest | null;
  pick(type: PrinterType, code: string | null): Promise<OnlinePrinter | null>;
  reason(): Promise<string | null>;
  queue(): Promise<null>;
  range(asked: Omit<RangeRequest, 'kind' | 'done'>): Promise<RangeAnswer | null>;
}

export function createPrintRequests(changed: () => void): PrintRequests {
  let waiting: readonly PrintRequest[] = [];
  let nextId = 1;

  function ask<T>(make: (done: (answer: T) => void) => Question): Promise<T> {
    return new Promise((resolve) => {
      const question = make((answer) => {
        waiting = waiting.filter((each) => each !== request);
        changed();
        resolve(answer);
      });
      const request = { ...question, id: nextId++ };
      waiting = [...waiting, request];
      changed();
    });
  }
  return {
    first: () => waiting[0] ?? null,
    pick: (type, code) => ask<OnlinePrinter | null>((done) => ({ kind: 'pick', type, code, done })),
    reason: () => ask<string | null>((done) => ({ kind: 'reason', done })),
    queue: () => ask<null>((done) => ({ kind: 'queue', done })),
    range: (asked) => ask<RangeAnswer | null>((done) => ({ kind: 'range', ...asked, done })),
  };
}
