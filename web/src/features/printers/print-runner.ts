import { ApiError } from '@muara/client/http';
import { createPrinters, PrinterCallError } from '@muara/client/printers';
import type { PrinterType } from '@muara/contract/constants';
import { reportError } from '@/lib/errors.ts';
import type { OnlinePrinter, PrintOutcome, TicketPrint } from '@/lib/printing.ts';
import { toast } from '@/lib/toast.ts';
import { chosenPrinters, type ChosenPrinter } from './chosen-printers.ts';
import type { PrintDeskOptions } from './print-desk.ts';
import { followPrintJobs } from './print-jobs.ts';
import { printersMessages as text } from './printers.messages.ts';

export interface PrintRunner {
  printTicket(print: TicketPrint): Promise<PrintOutcome>;
  testPrint(printer: OnlinePrinter): Promise<void>;
}

/** What one try came to: an end, or what the person must give before the next one. */
type Attempt = 'printed' | 'failed' | 'choose' | 'reason';

/**
 * Runs print jobs (000 §4): a printer and, for a reprint, a reason first; then the local helper when it is the chosen
 * device, else the server. A job waits while the person chooses, and starts again with the choice.
 */
export function createPrintRunner(
  { config, client, realtime, online, dialogs, apiKey }: PrintDeskOptions,
  pick: (type: PrinterType, code: string) => Promise<OnlinePrinter | null>,
): PrintRunner {
  const jobs = followPrintJobs(realtime);
  const helpers = createPrinters({ urls: config.printers });

  async function printTicket(print: TicketPrint): Promise<PrintOutcome> {
    let printer: ChosenPrinter | null = chosenPrinters.get(print.type);
    let reason: string | null = null;
    if (!printer && print.quiet) {
      toast.error(text.pleaseSelect(print.type));
      return 'failed';
    }
    if (print.reprint && (reason = await askReason()) === null) return drop();
    for (;;) {
      printer ??= await pick(print.type, print.code);
      if (!printer) return drop();
      const attempt = await tryPrint(print, printer, reason);
      if (attempt === 'printed') toast.success(text.printed(print.type));
      if (attempt === 'printed' || attempt === 'failed') return attempt;
      if (attempt === 'reason' && (reason = await askReason()) === null) return drop();
      if (attempt === 'choose' && print.quiet) return 'failed';
      if (attempt === 'choose') printer = null;
    }
  }

  /** One try with one printer. What went wrong has been said when it answers. */
  async function tryPrint(print: TicketPrint, printer: ChosenPrinter, reason: string | null): Promise<Attempt> {
    try {
      const info = await helpers.info(print.type);
      const local = info?.device_id === printer.device_id ? info : null;
      if (local?.printer_connected === 0) return await notConnected();
      if (local) return await printHere(print, printer, reason);
      const peer = online.list().find(({ device_id }) => device_id === printer.device_id);
      if (!peer && realtime.state().phase === 'open') return offline(print.type);
      if (peer?.printer_connected === 0) return await notConnected();
      return await printThere(print, printer, reason);
    } catch (error) {
      return explain(error, print.type);
    }
  }

  /** Prints on the helper beside the till, then has the server record it and tells the helper about a reprint. */
  async function printHere(print: TicketPrint, printer: ChosenPrinter, reason: string | null): Promise<Attempt> {
    const { code, type } = print;
    const printerId = printer.device_id;
    const { tray_id: trayId } = await helpers.print(type, { apiKey, printerId, code, pdf: pdfAddress(code) });
    try {
      await client.call.printTicket({ params: { code }, body: printBody(print, printer, reason, 0) });
      await helpers.followUp(type, { apiKey, printerId, code, trayId, reprint: reason === null ? null : 1, reprintReason: reason });
    } catch (error) {
      // The paper is out already: only the record failed, which the person should know but need not repeat.
      reportError(error);
    }
    return 'printed';
  }

  async function printThere(print: TicketPrint, printer: ChosenPrinter, reason: string | null): Promise<Attempt> {
    const { job_id } = await client.call.printTicket({ params: { code: print.code }, body: printBody(print, printer, reason, 1) });
    return (await finished(job_id)) ? 'printed' : 'failed';
  }

  /** Waits for what became of a job on the realtime channel; says so when it failed. */
  async function finished(jobId: string | null | undefined): Promise<boolean> {
    if (!jobId || realtime.state().phase !== 'open') return true;
    const { ok, error } = await jobs.result(jobId);
    if (!ok) toast.error(error || text.offlineNow);
    return ok;
  }

  async function explain(error: unknown, type: PrinterType): Promise<Attempt> {
    const code = error instanceof ApiError || error instanceof PrinterCallError ? error.code : null;
    if (code === 'peer_printer_offline' || code === 'printer_offline') return offline(type);
    if (code === 'peer_printer_not_connected' || code === 'printer_not_connected') return notConnected();
    if (code === 'reprint_reason_required') return 'reason';
    if (error instanceof PrinterCallError) toast.error(error.message);
    else reportError(error);
    return 'failed';
  }

  function offline(type: PrinterType): Attempt {
    toast.error(text.selectedOffline(type));
    return 'choose';
  }

  async function notConnected(): Promise<Attempt> {
    await dialogs.alert({ title: config.appName, message: text.printerNotConnected });
    return 'choose';
  }

  function askReason(): Promise<string | null> {
    return dialogs.ask({
      title: text.reprintTitle,
      label: text.reprintLabel,
      placeholder: text.reprintPlaceholder,
      confirmLabel: text.reprintSubmit,
      multiline: true,
    });
  }

  function drop(): PrintOutcome {
    toast.info(text.dropped);
    return 'dropped';
  }

  function pdfAddress(code: string): string {
    return new URL(client.url('downloadPrintableTicket', { params: { code }, query: { 'no-margin': '1' } }), location.href).href;
  }

  return {
    printTicket,
    async testPrint(printer) {
      try {
        const { job_id } = await client.call.testPrint({ query: { printer_id: printer.device_id } });
        if (await finished(job_id)) toast.success(text.testSuccess);
      } catch (error) {
        await explain(error, printer.printer_type);
      }
    },
  };
}

function printBody(print: TicketPrint, printer: ChosenPrinter, reason: string | null, ws: 0 | 1) {
  return {
    printer_id: printer.device_id,
    printer_name: printer.name,
    type: print.type,
    ws,
    reprint: reason === null ? null : 1,
    reprint_reason: reason,
    ...(print.type === 'receipt' ? { dining_only: print.diningOnly ?? false } : { print_from: print.from ?? 1, print_to: print.to ?? 0 }),
  } as const;
}
