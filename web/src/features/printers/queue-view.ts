import {
  isEnded,
  newKey,
  type PrintFailure,
  type PrintJobEntry,
  type PrintOrder,
  type PrintQueue,
  type TicketOrder,
} from '@muara/client/printing';
import { clock } from '@/lib/clock.ts';
import { codeText } from '@/domain/errors/errors.ts';
import type { QueuedPrint } from '@/domain/printing/printing.ts';
import { printersMessages as text } from './printers.messages.ts';

interface QueueView {
  /** Newest first; the same list until it changes. */
  jobs(): readonly QueuedPrint[];
  /** Shows an order that is not queued yet while the person is asked. */
  asking<T>(order: TicketOrder, ask: () => Promise<T>): Promise<T>;
  /** Shows a job as waiting for the person while they are asked. */
  choosing<T>(id: string, ask: () => Promise<T>): Promise<T>;
  cancel(id: string): Promise<void>;
}

/** The queue as users see it, including jobs that wait for their answer. */
export function createQueueView(queue: PrintQueue, changed: () => void): QueueView {
  let asked: readonly QueuedPrint[] = [];
  const choosing = new Set<string>();
  let list: readonly QueuedPrint[] | null = null;

  const renew = () => {
    list = null;
    changed();
  };
  queue.subscribe(renew);

  return {
    jobs: () => (list ??= [...asked, ...queue.jobs().map((job) => asQueued(job, choosing.has(job.id)))]),
    async asking(order, ask) {
      const entry: QueuedPrint = {
        ...describe(order),
        id: newKey(),
        printerName: null,
        state: 'choosing',
        partsDone: 0,
        partsTotal: 0,
        error: null,
        needsAttention: false,
        at: clock.device(),
      };
      asked = [entry, ...asked];
      renew();
      try {
        return await ask();
      } finally {
        asked = asked.filter((each) => each !== entry);
        renew();
      }
    },
    async choosing(id, ask) {
      choosing.add(id);
      renew();
      try {
        return await ask();
      } finally {
        choosing.delete(id);
        renew();
      }
    },
    cancel: queue.cancel,
  };
}

function asQueued(job: PrintJobEntry, isChoosing: boolean): QueuedPrint {
  return {
    ...describe(job.order),
    id: job.id,
    printerName: job.printer.name,
    state: isChoosing ? 'choosing' : job.state,
    partsDone: job.partsDone,
    partsTotal: job.partsTotal,
    error: job.failure && failureText(job, job.failure),
    needsAttention: isEnded(job) && !job.settled && (job.state === 'failed' || job.state === 'unknown'),
    at: job.at,
  };
}

/** A failure in the language of the page. */
const words = ({ code, message }: PrintFailure): string => (code === null ? message : codeText(code, message));

/** What went wrong with a job, in the words of 000 §8. */
export function failureText({ order, way }: PrintJobEntry, failure: PrintFailure): string {
  if (failure.code !== 'peer_printer_offline' && failure.code !== 'printer_offline') return words(failure);
  if (order.kind !== 'ticket') return text.offlineNow;
  // A printer that was away from the start is not chosen; one that went away while the job was on its way is offline.
  return way === null ? text.selectedOffline(order.type) : text.offlineType(order.type);
}

function describe(order: PrintOrder): Pick<QueuedPrint, 'kind' | 'code' | 'type' | 'range'> {
  if (order.kind !== 'ticket') return { kind: order.kind, code: null, type: order.type, range: null };
  return { kind: 'ticket', code: order.code, type: order.type, range: order.range ?? null };
}
