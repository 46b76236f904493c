import { useRef, useState } from 'react';
import { useClient, useDialogs, usePrinters } from '@/lib/app-context.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showActionError } from './action-error.ts';
import type { PrintState } from './till-context.ts';

/**
 * Prints and downloads receipts. A printer that fails costs the print, never the sale: the outcome is only
 * shown. Printing again is a reprint, with its reason, unless no paper came out before.
 */
export function useReceipt() {
  const client = useClient();
  const dialogs = useDialogs();
  const printers = usePrinters();
  const [shown, setShown] = useState<{ code: string; state: PrintState } | null>(null);
  /** Tickets whose receipt this till tried to print, and whether paper came out. */
  const tries = useRef(new Map<string, boolean>());
  /** Tickets of dishes alone, whose receipts are others. */
  const dishes = useRef(new Set<string>());

  const print = async (code: string) => {
    const isFirst = tries.current.get(code) === false;
    await run(code, !isFirst);
  };
  const run = async (code: string, reprint: boolean) => {
    setShown({ code, state: 'printing' });
    const outcome = await printers.printTicket({
      code,
      type: 'receipt',
      reprint,
      diningOnly: dishes.current.has(code),
    });
    tries.current.set(code, tries.current.get(code) === true || outcome === 'printed');
    // A job that ends late says nothing about the sale that came after it.
    setShown((now) => (now?.code === code ? { code, state: outcome } : now));
  };
  /** After the receipt of a sale come the tickets of an agent's batch (002 §7.6). */
  const printFirst = async (code: string, sold: { agentTickets?: boolean; diningOnly?: boolean } = {}) => {
    if (sold.diningOnly) dishes.current.add(code);
    await run(code, false);
    if (sold.agentTickets) await printers.printTicket({ code, type: 'ticket_agent' });
  };
  const stateOf = (code: string | undefined): PrintState =>
    shown !== null && shown.code === code ? shown.state : null;
  const download = async (code: string) => {
    try {
      saveFile(await client.call.downloadReceipt({ params: { code } }), `${code}.pdf`);
    } catch (error) {
      await showActionError(error, dialogs);
    }
  };
  return { stateOf, printFirst, print, download };
}
