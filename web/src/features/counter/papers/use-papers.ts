import type { PrinterType } from '@muara/contract/constants';
import { isReprint } from '@muara/contract/rules/printing/is-reprint';
import type { PrintableTicket } from '@muara/contract/rules/printing/check-print';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import type { PrintOutcome, RangedTicket } from '@/domain/printing/printing.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showActionError } from '@/features/counter/till/action-error.ts';
import { useWristbandPrinter } from '@/features/counter/tools/wristbands/use-wristband-printer.ts';
import { prepareTickets } from './prepare-tickets.ts';
import { kindsOf, needsAttention, type Paper, paperOf, type Step } from './paper.ts';
import { papersText as text } from './papers.messages.ts';

/** From this many agent tickets, the cashier previews them before printing. */
const PREVIEW_FROM = 100;

/** What a sale prints right after it. */
export interface SoldPapers {
  code: string;
  documentKey?: string | undefined;
  /** Dishes for an existing ticket have receipts of their own. */
  diningOnly?: boolean;
  /** The tickets of an agent's batch or of an exhibition. */
  agentTickets?: boolean;
  /** The number of wristbands: one for each passenger, or none. */
  wristbands?: number;
}

export interface Papers {
  /** Returns the lines of a sale, one for each kind of print-out. */
  of(code: string, kinds: readonly PrinterType[]): Paper[];
  /** Prints the receipt, batch tickets and wristbands of a sale (002 §7.6). Resolves when all have ended. */
  printFirst(sold: SoldPapers): Promise<void>;
  /** Prints one kind again, or for the first time. A failed print is retried. */
  print(code: string, type: PrinterType): Promise<void>;
  /** Lets the cashier choose a printer and prints on it; false when the picker closes without a choice. */
  printElsewhere(code: string, type: PrinterType): Promise<boolean>;
  cancel(paper: Paper): void;
  confirmPrinted(paper: Paper): void;
  download(code: string): Promise<void>;
}

/**
 * Returns the print-outs of this till's sales.
 * A failing printer costs the print-out, never the sale, and does not hold up the next sale.
 * @param shown code of the sale on the result screen
 */
export function usePapers(shown: string | null): Papers {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const toast = useToast();
  const wristbands = useWristbandPrinter();
  useSyncExternalStore(printers.subscribe, printers.jobs);
  const [steps, setSteps] = useState<ReadonlyMap<string, Step>>(new Map());
  /** What this till has tried to print, and whether it succeeded. */
  const tries = useRef(new Map<string, boolean>());
  /** Document keys by ticket code. */
  const documentKeys = useRef(new Map<string, string | undefined>());
  /** Tickets with dishes only. */
  const dishes = useRef(new Set<string>());
  /** Wristbands of each ticket; 0, meaning all, for a sale from before this page was loaded. */
  const wristbandCounts = useRef(new Map<string, number>());
  /** The current state for a job that started long ago; null once the till was left. */
  const now = useRef<{ shown: string | null; problem: string | null } | null>(null);
  useEffect(() => {
    now.current = { shown, problem: wristbands.problem };
    return () => void (now.current = null);
  }, [shown, wristbands.problem]);

  const keyOf = (code: string, type: PrinterType) => `${code} ${type}`;
  const step = (code: string, type: PrinterType, at: Step): Step => {
    setSteps((before) => new Map(before).set(keyOf(code, type), at));
    return at;
  };
  const latest = (code: string, type: PrinterType) =>
    printers.jobs().find((job) => job.code === code && job.type === type) ?? null;

  const run = async (code: string, type: PrinterType, print: () => Promise<PrintOutcome>) => {
    const key = keyOf(code, type);
    step(code, type, { at: 'printing' });
    const outcome = await print();
    tries.current.set(key, tries.current.get(key) === true || outcome === 'printed' || outcome === 'unknown');
    return step(code, type, { at: 'ended', outcome });
  };
  /** Returns why no printer can print this kind now; null when one can try. */
  const problemOf = (type: PrinterType): string | null => {
    if (type === 'wristband') return now.current?.problem ?? null;
    return printers.chosen(type) === null ? text.selectPrinter(type) : null;
  };
  /**
   * Prints silently.
   * A failure shows on the print-out's line, or as a toast if the till shows another sale.
   */
  const runFirst = async (code: string, type: PrinterType, print: () => Promise<PrintOutcome>) => {
    const problem = problemOf(type);
    if (problem !== null) tries.current.set(keyOf(code, type), false);
    const last = problem === null ? await run(code, type, print) : step(code, type, { at: 'no_printer', problem });
    const paper = paperOf(type, last, latest(code, type));
    if (now.current?.shown !== code && needsAttention(paper)) toast.error(`${code}: ${paper.words}`);
  };
  const receipt = (code: string, options: { reprint?: boolean; quiet?: boolean }) => () =>
    printers.printTicket({
      code,
      documentKey: documentKeys.current.get(code),
      type: 'receipt',
      diningOnly: dishes.current.has(code),
      ...options,
    });

  const firstTickets = async (code: string) => {
    step(code, 'ticket_agent', { at: 'preparing', built: 0, total: 0 });
    try {
      const total = await prepareTickets(client, code, (built, all) => {
        step(code, 'ticket_agent', { at: 'preparing', built, total: all });
        return now.current !== null;
      });
      if (total === null) return;
      if (total < PREVIEW_FROM) {
        const documentKey = documentKeys.current.get(code);
        const print = { code, documentKey, type: 'ticket_agent', from: 1, to: total, quiet: true } as const;
        return await runFirst(code, 'ticket_agent', () => printers.printTicket(print));
      }
      step(code, 'ticket_agent', { at: 'ready', total });
      // Never open the preview over the next sale.
      if (now.current?.shown === code) await preview(code);
      else toast.info(text.readyElsewhere(total, code));
    } catch (error) {
      reportError(error);
      step(code, 'ticket_agent', { at: 'ended', outcome: 'failed' });
    }
  };
  const allWristbands = (code: string) => ({
    code,
    documentKey: documentKeys.current.get(code),
    type: 'wristband' as const,
    from: 1,
    to: wristbandCounts.current.get(code) ?? 0,
  });

  const ticketOf = async (code: string): Promise<RangedTicket & PrintableTicket> => {
    const { ticket } = await client.call.getTicket({ params: { ticket_code: code } });
    documentKeys.current.set(code, ticket.document_key);
    return ticket;
  };
  /** Previews the tickets of a batch with their range before they are printed. */
  const preview = async (code: string) => {
    const ticket = await ticketOf(code);
    await run(code, 'ticket_agent', () => printers.printPieces(ticket, 'ticket_agent'));
  };
  const wasPrinted = async (code: string, type: PrinterType): Promise<boolean> => {
    const known = tries.current.get(keyOf(code, type));
    if (known !== undefined) return known;
    const { print_history: history } = await ticketOf(code);
    return isReprint(
      history.map(({ data }) => data),
      type,
    );
  };
  const again = async (code: string, type: PrinterType, isChosen = false) => {
    const job = latest(code, type);
    if (job?.state === 'failed' || job?.state === 'unknown') return run(code, type, () => printers.retry(job.id));
    if (type === 'ticket_agent') return preview(code);
    const reprint = await wasPrinted(code, type);
    if (type === 'receipt') return run(code, type, receipt(code, { reprint }));
    const problem = isChosen ? null : problemOf(type);
    if (problem !== null) {
      toast.error(problem);
      if ((await printers.choosePrinter('wristband')) === null) return;
    }
    await run(code, type, () => printers.printTicket({ ...allWristbands(code), reprint }));
  };

  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      await showActionError(error, dialogs);
    }
  };

  return {
    of: (code, kinds) => kinds.map((type) => paperOf(type, steps.get(keyOf(code, type)), latest(code, type))),
    async printFirst({ code, documentKey, diningOnly, agentTickets, wristbands: count = 0 }) {
      documentKeys.current.set(code, documentKey);
      if (diningOnly) dishes.current.add(code);
      if (count > 0) wristbandCounts.current.set(code, count);
      await runFirst(code, 'receipt', receipt(code, { quiet: true }));
      if (agentTickets) await firstTickets(code);
      const bands = { ...allWristbands(code), quiet: true };
      if (count > 0) await runFirst(code, 'wristband', () => printers.printTicket(bands));
    },
    print: (code, type) => attempt(() => again(code, type)),
    async printElsewhere(code, type) {
      if ((await printers.choosePrinter(type, code)) === null) return false;
      void attempt(() => again(code, type, true));
      return true;
    },
    cancel: ({ job }) => void (job && printers.cancel(job.id)),
    confirmPrinted: ({ job }) => void (job && printers.confirmPrinted(job.id)),
    download: (code) =>
      attempt(async () => saveFile(await client.call.downloadReceipt({ params: { code } }), `${code}.pdf`)),
  };
}

/** Returns what a sale prints right after it. */
export function soldPapers(
  ticket: PrintableTicket & { code: string; document_key?: string },
  agentTickets: boolean,
): SoldPapers {
  const kinds = kindsOf(ticket);
  return {
    code: ticket.code,
    documentKey: ticket.document_key,
    diningOnly: Boolean(ticket.dining_only),
    agentTickets: agentTickets && kinds.includes('ticket_agent'),
    wristbands: kinds.includes('wristband') ? ticket.total_passengers : 0,
  };
}
