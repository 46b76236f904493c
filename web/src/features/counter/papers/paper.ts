import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import { checkPrint, type PrintableTicket } from '@muara/contract/rules/printing/check-print';
import type { PrintOutcome, QueuedPrint } from '@/domain/printing/printing.ts';
import { papersText as text } from './papers.messages.ts';

/** What this till knows of a print-out besides the job in the queue; null before it starts. */
export type Step =
  | { at: 'preparing'; built: number; total: number }
  | { at: 'ready'; total: number }
  | { at: 'printing' }
  /** No printer is available: none is chosen, or the chosen one is offline. */
  | { at: 'no_printer'; problem: string }
  | { at: 'ended'; outcome: PrintOutcome };

/** `ready`: many tickets, which are previewed before they are printed. */
type PaperState =
  | 'none'
  | 'preparing'
  | 'ready'
  | 'choosing'
  | 'waiting'
  | 'printing'
  | 'no_printer'
  | 'printed'
  | 'failed'
  | 'unknown';

/** One kind of print-out of a sale, as its line shows it. */
export interface Paper {
  type: PrinterType;
  state: PaperState;
  words: string;
  /** Its latest job; null when there was none, or it has left the queue. */
  job: QueuedPrint | null;
}

/** Returns what a sale prints: the receipt, then the tickets of a batch, then wristbands (002 §7.6). */
export function kindsOf(ticket: PrintableTicket): PrinterType[] {
  return PRINTER_TYPES.filter((type) => checkPrint(ticket, type).ok);
}

/** Returns the state of a print-out: of its latest job in the queue, otherwise what this till has seen. */
export function paperOf(type: PrinterType, step: Step | undefined, job: QueuedPrint | null): Paper {
  const state = stateOf(step, job);
  return { type, state, words: wordsOf(type, state, step, job), job };
}

/** Whether it was not printed, or nobody knows. */
export function needsAttention({ state }: Paper): boolean {
  return state === 'no_printer' || state === 'failed' || state === 'unknown';
}

/** Whether it may still be printed without help. */
export function isOnItsWay({ state }: Paper): boolean {
  return state === 'choosing' || state === 'waiting' || state === 'printing';
}

function stateOf(step: Step | undefined, job: QueuedPrint | null): PaperState {
  if (step?.at === 'preparing' || step?.at === 'ready' || step?.at === 'no_printer') return step.at;
  if (job?.state === 'choosing' || job?.state === 'waiting' || job?.state === 'printing') return job.state;
  if (step?.at === 'printing') return 'printing';
  if (job) return job.state === 'canceled' ? 'failed' : job.state;
  if (step === undefined) return 'none';
  return step.outcome === 'dropped' ? 'failed' : step.outcome;
}

function wordsOf(type: PrinterType, state: PaperState, step: Step | undefined, job: QueuedPrint | null): string {
  if (step?.at === 'preparing') return step.total === 0 ? text.preparingSoon : text.preparing(step.built, step.total);
  if (step?.at === 'ready') return text.ready(step.total);
  if (step?.at === 'no_printer') return `${text.failed(type)}: ${step.problem}`;
  const words = text[state as Exclude<PaperState, 'preparing' | 'ready' | 'no_printer'>](type);
  if (state === 'printing' && job !== null && job.partsTotal > 1) {
    return `${words} ${text.parts(job.partsDone, job.partsTotal)}`;
  }
  return state === 'failed' && job?.error ? `${words}: ${job.error}` : words;
}
