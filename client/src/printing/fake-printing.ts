import type { PrinterType } from '@muara/contract/constants';
import type { PrinterAnswer, PrinterJobStatus, PrintJobStatus, PrintTicketAnswer } from '@muara/contract/types';
import { ApiError } from '../http/api-error.ts';
import { PrinterCallError } from '../printers/printer-call-error.ts';
import { Emitter } from '../realtime/emitter.ts';
import { fakeClock } from '../realtime/fake-host.ts';
import { systemClock } from '../system.ts';
import { createPrintQueue, type PrintEvent, type PrintQueueDeps, type TicketOrder } from './create-print-queue.ts';

/** Responses of a call in turn; the last one repeats. An error is thrown. */
type Answers<T> = (T | Error | (() => Promise<T>))[];

export const lost = new ApiError('network', 0, 'network', 'Failed to fetch');
export const helperLost = new PrinterCallError('network', 'Printer not connected');
export const refusal = (code: string) => new PrinterCallError('http', `Refused: ${code}`, 503, code);
export const serverRefusal = (code: string) => new ApiError('http', 422, code, `Refused: ${code}`);
export const PRINTER = { device_id: 'P1', name: 'Receipts' };
export const RECEIPT: TicketOrder = { kind: 'ticket', type: 'receipt', code: 'MRCA' };
export const WRISTBANDS: TicketOrder = { kind: 'ticket', type: 'wristband', code: 'MRCA', range: { from: 1, to: 2 } };

export function jobStatus(state: PrinterJobStatus['state'], part: Partial<PrinterJobStatus> = {}): PrinterJobStatus {
  return { job_id: 'k', state, tray_id: 't1', code: null, message: null, parts_done: 0, parts_total: 1, ...part };
}

/** A queue with a scripted server, helper and realtime channel. */
export function fakePrinting(part: Partial<PrintQueueDeps> = {}) {
  const clock = fakeClock();
  const channel = new Emitter<Record<string, unknown>>();
  const events: PrintEvent[] = [];
  /** The calls made, in order: `record key`, `send key`, `print key`, `take back job` … */
  const calls: string[] = [];
  const answers = {
    printTicket: [{ success: true, job_id: 'job-1' }] as Answers<PrintTicketAnswer>,
    getPrintJob: [lost] as Answers<Pick<PrintJobStatus, 'state' | 'error'>>,
    cancelPrintJob: [{ state: 'canceled', error: null }] as Answers<Pick<PrintJobStatus, 'state' | 'error'>>,
    print: [{ success: true, tray_id: 't1' }] as Answers<PrinterAnswer>,
    job: [refusal('not_found')] as Answers<PrinterJobStatus>,
    cancel: [jobStatus('canceled')] as Answers<PrinterJobStatus>,
  };
  let keys = 0;
  let isLocal = true;
  let kept: unknown = null;

  const answer = async <T>(list: Answers<T>): Promise<T> => {
    const next = list.length > 1 ? list.shift()! : list[0]!;
    if (next instanceof Error) throw next;
    return typeof next === 'function' ? (next as () => Promise<T>)() : next;
  };
  const status = async (
    list: Answers<Pick<PrintJobStatus, 'state' | 'error'>>,
    job_id: string,
  ): Promise<PrintJobStatus> => ({
    job_id,
    printer_id: 'P1',
    code: 'MRCA',
    ...(await answer(list)),
  });

  const deps: PrintQueueDeps = {
    calls: {
      printTicket: ({ body }: { body: { ws?: number; job_key?: string | null; reprint_reason?: string | null } }) => {
        calls.push(
          `${body.ws === 1 ? 'send' : 'record'} ${body.job_key}${body.reprint_reason ? ` (${body.reprint_reason})` : ''}`,
        );
        return answer(answers.printTicket);
      },
      getPrintJob: ({ params }: { params: { job_id: string } }) => {
        calls.push(`ask server ${params.job_id}`);
        return status(answers.getPrintJob, params.job_id);
      },
      cancelPrintJob: ({ params }: { params: { job_id: string } }) => {
        calls.push(`take back ${params.job_id}`);
        return status(answers.cancelPrintJob, params.job_id);
      },
      reportPrintJob: ({ params, body }: { params: { job_id: string }; body: { state: 'printed' | 'unknown' } }) => {
        calls.push(`report ${params.job_id} ${body.state}`);
        return status([{ state: body.state, error: null }], params.job_id);
      },
      printSlip: () => {
        calls.push('slip');
        return answer(answers.printTicket);
      },
      testPrint: () => {
        calls.push('test');
        return answer(answers.printTicket);
      },
    },
    helpers: {
      info: async () => null,
      print: (_: PrinterType, { jobId }: { jobId?: string }) => {
        calls.push(`print ${jobId}`);
        return answer(answers.print);
      },
      followUp: async (_: PrinterType, { reprint }: { reprint: 1 | null }) => {
        if (reprint) calls.push('tell reprint');
        return { success: true, tray_id: 't1' };
      },
      job: (_: PrinterType, { jobId }: { jobId: string }) => {
        calls.push(`ask helper ${jobId}`);
        return answer(answers.job);
      },
      cancel: (_: PrinterType, { jobId }: { jobId: string }) => {
        calls.push(`cancel ${jobId}`);
        return answer(answers.cancel);
      },
    },
    finder: {
      find: async () => (isLocal ? { device_id: 'P1', name: 'Receipts', printer_connected: 1 } : null),
      forget: () => undefined,
    },
    realtime: {
      on: ((type: string, listener: (message: unknown) => void) =>
        channel.on(type, listener)) as PrintQueueDeps['realtime']['on'],
      state: () => ({ phase: 'open', attempt: 0, nextAttemptAt: null, reason: null }),
      subscribe: () => () => undefined,
    },
    peer: () => 'online',
    apiKey: 'secret',
    pdf: () => 'http://localhost/a.pdf',
    clock,
    newKey: () => `k${++keys}`,
    storage: { read: () => kept, write: (jobs) => (kept = JSON.parse(JSON.stringify(jobs))) },
    onEvent: (event) => events.push(event),
    ...part,
  };
  return {
    deps,
    calls,
    events,
    answers,
    clock,
    queue: createPrintQueue(deps),
    /** Creates the queue of the same page after a reload. */
    reload: () => createPrintQueue(deps),
    serverOnly: () => (isLocal = false),
    done: (state: string, error: string | null = null, job_id = 'job-1') =>
      channel.emit('print-done', {
        type: 'print-done',
        job_id,
        printer_id: 'P1',
        code: 'MRCA',
        ok: state === 'printed',
        state,
        error,
      }),
    connected: () => channel.emit('connected', {}),
    /** Advances time and lets everything due happen. */
    async pass(ms: number) {
      for (let left = ms; left >= 0; left -= 500) {
        await settle();
        clock.advance(Math.min(500, left));
      }
      await settle();
    },
  };
}

/** Resolves when all pending promises have settled. */
export const settle = (): Promise<void> => new Promise((resolve) => void systemClock.setTimer(resolve, 0));
