import { reportError } from '@/domain/errors/errors.ts';
import type { OnlinePrinter, Printers, PrintOutcome, QueuedPrint } from '@/domain/printing/printing.ts';
import { chosenPrinters } from './chosen-printers.ts';
import { keptJobs } from './kept-jobs.ts';
import { createPrintRequests, type PrintRequest } from './print-requests.ts';
import type { PrintRunner } from './print-runner.ts';
import type { PrintDeskOptions } from './print-desk-options.ts';

/** The printers as screens see them, and what the print dialogs need. */
export interface PrintDesk extends Printers {
  /** What a job currently asks the user for. */
  asking(): PrintRequest | null;
  /** Prints a test page. */
  testPrint(printer: OnlinePrinter): Promise<void>;
  /** Whether the browser blocks this page from reaching the helpers of this machine. */
  isLocalDenied(): Promise<boolean>;
  /** Call it when the user opens the printers: refreshes unknown states. */
  look(): void;
  /** Loads the code that prints, so that the first print need not wait for it. */
  warmUp(): void;
  /** Resumes jobs that were running before a reload; returns a function that ends the desk. */
  start(): () => void;
}

const NO_JOBS: readonly QueuedPrint[] = [];

/**
 * The online and chosen printers, and pending dialogs.
 * Jobs run in `print-runner`, which loads on first use.
 */
export function createPrintDesk(options: PrintDeskOptions): PrintDesk {
  const { online } = options;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const requests = createPrintRequests(changed);
  let loading: Promise<PrintRunner> | null = null;
  let runner: PrintRunner | null = null;

  const load = () => {
    loading ??= import('./print-runner.ts').then(
      ({ createPrintRunner }) => {
        runner = createPrintRunner(options, requests, changed);
        changed();
        return runner;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  /** Never throws: a print that cannot even begin has failed. */
  const outcome = async (run: (runner: PrintRunner) => Promise<PrintOutcome>): Promise<PrintOutcome> => {
    try {
      return await run(await load());
    } catch (error) {
      reportError(error);
      return 'failed';
    }
  };
  const warmUp = () => void load().catch(() => undefined);

  return {
    online: online.list,
    chosen: chosenPrinters.get,
    asking: requests.first,
    subscribe(listener) {
      listeners.add(listener);
      const end = online.subscribe(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
    select(printer) {
      const same = chosenPrinters.get(printer.printer_type)?.device_id === printer.device_id;
      chosenPrinters.set(printer.printer_type, same ? null : printer);
      changed();
    },
    async choosePrinter(type, code) {
      runner?.look();
      const printer = await requests.pick(type, code ?? null);
      if (printer) chosenPrinters.set(type, printer);
      changed();
      return printer;
    },
    printTicket: (print) => outcome((it) => it.printTicket(print)),
    printPieces: (ticket, type, range) => outcome((it) => it.printPieces(ticket, type, range ?? {})),
    printSlip: (print) => outcome((it) => it.printSlip(print)),
    printInBrowser: (id) => outcome((it) => it.printInBrowser(id)),
    retry: (id) => outcome((it) => it.retry(id)),
    jobs: () => runner?.jobs() ?? NO_JOBS,
    cancel: async (id) => await runner?.cancel(id),
    async confirmPrinted(id) {
      runner?.confirmPrinted(id);
    },
    showQueue: () => void requests.queue(),
    testPrint: async (printer) => void (await outcome((it) => it.testPrint(printer))),
    isLocalDenied: async () => (await load().catch(() => null))?.isLocalDenied() ?? false,
    look: () =>
      void load().then(
        (it) => it.look(),
        () => undefined,
      ),
    warmUp,
    start() {
      if (keptJobs(options.userId).any()) warmUp();
      return () => {
        runner?.stop();
        runner = null;
        loading = null;
      };
    },
  };
}
