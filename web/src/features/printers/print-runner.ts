import { createPrinters } from '@muara/client/printers';
import {
  BROWSER_PRINTER,
  createHelperFinder,
  createPrintQueue,
  newKey,
  type PrintJobEntry,
  type PrintOrder,
  type TicketOrder,
} from '@muara/client/printing';
import type { PrinterType } from '@muara/contract/constants';
import type { PrintRange, RangedPrint } from '@muara/contract/rules/printing/print-range';
import type {
  OnlinePrinter,
  PrintOutcome,
  QueuedPrint,
  RangedTicket,
  SlipPrint,
  TicketPrint,
} from '@/domain/printing/printing.ts';
import { toast } from '@/lib/toast.ts';
import { chosenPrinters, type ChosenPrinter } from './chosen-printers.ts';
import { keptJobs } from './kept-jobs.ts';
import { createLocalNetwork, OWN_SERVER } from './local-network.ts';
import { isOwnServer, localRequestOptions } from './loopback.ts';
import { peerState } from './online-printers.ts';
import { createPrintAnnouncer } from './print-announcer.ts';
import type { PrintDeskOptions } from './print-desk-options.ts';
import { documentAddress, openDocument } from './print-documents.ts';
import type { PrintRequests } from './print-requests.ts';
import { printersMessages as text } from './printers.messages.ts';
import { createQueueView } from './queue-view.ts';
import { clientClock } from '@/lib/clock.ts';

export interface PrintRunner {
  printTicket(print: TicketPrint): Promise<PrintOutcome>;
  printPieces(ticket: RangedTicket, type: RangedPrint, range: Partial<PrintRange>): Promise<PrintOutcome>;
  printSlip(print: SlipPrint): Promise<PrintOutcome>;
  testPrint(printer: OnlinePrinter): Promise<PrintOutcome>;
  retry(id: string): Promise<PrintOutcome>;
  printInBrowser(id: string): Promise<PrintOutcome>;
  cancel(id: string): Promise<void>;
  confirmPrinted(id: string): void;
  jobs(): readonly QueuedPrint[];
  isLocalDenied(): Promise<boolean>;
  look(): void;
  stop(): void;
}

/**
 * Runs print jobs (000 §4). A job needs a printer and, for a reprint, a reason before it is queued.
 * It waits while the user chooses a printer or gives a reason.
 */
export function createPrintRunner(
  options: PrintDeskOptions,
  requests: PrintRequests,
  changed: () => void,
): PrintRunner {
  const { config, client, realtime, online, dialogs, apiKey, userId, fetch } = options;
  const isOwn = isOwnServer(config.printers);
  const localNetwork = isOwn ? OWN_SERVER : createLocalNetwork(dialogs);
  const helpers = createPrinters({
    urls: config.printers,
    fetch,
    init: isOwn ? {} : localRequestOptions(location.protocol),
  });
  const finder = createHelperFinder({ helpers, clock: clientClock, mayAsk: localNetwork.mayAsk });
  /** Jobs whose end a caller waits for, and tells itself. */
  const watched = new Set<string>();
  const announcer = createPrintAnnouncer({ appName: config.appName, dialogs });
  const queue = createPrintQueue({
    calls: client.call,
    helpers,
    finder,
    realtime,
    peer: (deviceId) => peerState(online, realtime, deviceId),
    apiKey,
    pdf: (order, record) => documentAddress(client, order, { record }),
    openDocument: (order, record) => openDocument(documentAddress(client, order, { record })),
    clock: clientClock,
    newKey,
    storage: keptJobs(userId),
    onEvent(event) {
      if (event.type === 'fell-over') toast.info(text.fellOver);
      else if (event.type === 'corrected' || !watched.has(event.job.id)) void announcer.late(event.job);
    },
  });
  const view = createQueueView(queue, changed);
  // Back at the window, or with another printer on the channel, a helper may be there that was not.
  const forgetHelpers = () => finder.forget();
  window.addEventListener('focus', forgetHelpers);
  const endOnline = online.subscribe(forgetHelpers);

  /** Follows a job to its final state. Failures have been shown by then, unless it is quiet. */
  async function see(id: string, { asks = true, quiet = false } = {}): Promise<PrintOutcome> {
    watched.add(id);
    try {
      for (;;) {
        const job = await queue.ended(id);
        if (job.state === 'canceled') return 'dropped';
        if (quiet && job.state !== 'printed') return job.state === 'unknown' ? 'unknown' : 'failed';
        const next = await announcer.tell(job);
        if (job.state === 'printed' || job.state === 'unknown') return job.state;
        if (next === 'none' || !asks) return 'failed';
        const changes = await view.choosing(id, () => askFor(next, job));
        if (changes === null) return drop(id);
        queue.retry(id, changes);
      }
    } finally {
      watched.delete(id);
    }
  }

  async function askFor(next: 'printer' | 'reason', { order }: PrintJobEntry) {
    if (next === 'reason') return wrap('reason', await requests.reason());
    return wrap('printer', await choose(order.type, order.kind === 'ticket' ? order.code : null));
  }

  async function choose(type: PrinterType, code: string | null): Promise<OnlinePrinter | null> {
    finder.forget();
    const printer = await requests.pick(type, code);
    if (printer) chosenPrinters.set(type, printer);
    changed();
    return printer;
  }

  async function drop(id?: string): Promise<PrintOutcome> {
    if (id !== undefined) await queue.cancel(id);
    toast.info(text.dropped);
    return 'dropped';
  }

  async function print(order: TicketOrder, { askReason = false, quiet = false }): Promise<PrintOutcome> {
    const { type, code } = order;
    let printer: ChosenPrinter | null = chosenPrinters.get(type);
    if (!printer && quiet) return 'failed';
    const reason = askReason ? await view.asking(order, () => requests.reason()) : undefined;
    if (reason === null) return drop();
    if (!printer) toast.error(text.pleaseSelect(type));
    printer ??= await view.asking(order, () => choose(type, code));
    if (!printer) return drop();
    return see(queue.add(reason === undefined ? order : { ...order, reprintReason: reason }, printer), { quiet });
  }

  const send = (order: PrintOrder, printer: ChosenPrinter): Promise<PrintOutcome> =>
    see(queue.add(order, printer), { asks: false });

  return {
    printTicket: ({ code, documentKey, type, reprint = false, diningOnly, from, to, quiet = false }) =>
      print(
        {
          kind: 'ticket',
          type,
          code,
          documentKey,
          ...(diningOnly === undefined ? {} : { diningOnly }),
          ...(type === 'receipt' || (from === undefined && to === undefined)
            ? {}
            : { range: { from: from ?? 1, to: to ?? 0 } }),
        },
        { askReason: reprint, quiet },
      ),
    async printPieces(ticket, type, range) {
      const { code, document_key: documentKey } = ticket;
      // A look needs the first part alone: the whole of a large batch takes a while to draw.
      const address = (wanted: PrintRange) =>
        documentAddress(client, { type, code, documentKey, range: wanted }, { page: 1 });
      const answer = await requests.range({ ticket, type, range, address });
      if (!answer) return 'dropped';
      const reason = answer.reason === null ? {} : { reprintReason: answer.reason };
      return print({ kind: 'ticket', type, code, documentKey, range: answer.range, ...reason }, {});
    },
    async printSlip({ slip, userId: of, date }) {
      const printer = chosenPrinters.get('receipt');
      if (!printer) return 'failed';
      return send(
        { kind: 'slip', type: 'receipt', slip, userId: of, ...(date === undefined ? {} : { date }) },
        printer,
      );
    },
    testPrint: (printer) => send({ kind: 'test', type: printer.printer_type }, printer),
    async retry(id) {
      const job = queue.job(id);
      if (!job) return 'failed';
      return again(job, chosenPrinters.get(job.order.type) ?? job.printer);
    },
    async printInBrowser(id) {
      const job = queue.job(id);
      return job ? again(job, BROWSER_PRINTER) : 'failed';
    },
    cancel: (id) => view.cancel(id),
    confirmPrinted: queue.confirmPrinted,
    jobs: view.jobs,
    isLocalDenied: async () => (await localNetwork.state()) === 'denied',
    look() {
      finder.forget();
      void queue.refresh();
    },
    stop() {
      queue.stop();
      endOnline();
      window.removeEventListener('focus', forgetHelpers);
    },
  };

  /** A job whose status is unknown may have printed, so printing it again needs a reason. */
  async function again(job: PrintJobEntry, printer: ChosenPrinter): Promise<PrintOutcome> {
    const needsReason = job.state === 'unknown' && job.order.kind === 'ticket';
    const reason = needsReason ? await requests.reason() : undefined;
    if (reason === null) return 'unknown';
    finder.forget();
    queue.retry(job.id, { printer, ...(reason === undefined ? {} : { reason }) });
    return see(job.id);
  }
}

/** `{ [name]: value }`, or null when there is no value. */
function wrap<K extends string, T>(name: K, value: T | null): Partial<Record<K, T>> | null {
  return value === null ? null : ({ [name]: value } as Partial<Record<K, T>>);
}
