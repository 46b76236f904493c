import type { LocalDate, SlipType } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { type SlipOutcome, useSlip } from './use-slip.ts';

interface SlipAsked {
  type: SlipType;
  /** The signed-in user by default. */
  userId?: number;
  date?: LocalDate;
}

/** What became of the slip that was asked for last. */
interface SlipDone {
  asked: SlipAsked;
  outcome: SlipOutcome;
  /** Where it was printed, if it was. */
  printer: string | null;
}

export interface SlipPrint {
  /** Which slip is under way. */
  pending: SlipType | null;
  done: SlipDone | null;
  /** Prints it on the chosen printer while that is online, else downloads it. */
  run(asked: SlipAsked): Promise<void>;
  /** The other way: a file of what was printed. */
  download(): Promise<void>;
  /** The other way: paper of what was downloaded, on a printer that is chosen first. */
  print(): Promise<void>;
}

/**
 * Prints or downloads slips of a screen, one at a time.
 * Afterwards the user can choose the other of the two (000 §7).
 */
export function useSlipPrint(): SlipPrint {
  const slip = useSlip();
  const printers = usePrinters();
  const [pending, setPending] = useState<SlipType | null>(null);
  const [done, setDone] = useState<SlipDone | null>(null);
  const running = useRef(false);

  const run = async (asked: SlipAsked, asFile = false) => {
    if (running.current) return;
    running.current = true;
    setPending(asked.type);
    const { type, userId, date } = asked;
    const printer = printers.chosen('receipt')?.name ?? null;
    const outcome = await slip(type, {
      asFile,
      ...(userId === undefined ? {} : { userId }),
      ...(date === undefined ? {} : { date }),
    });
    setDone({ asked, outcome, printer });
    setPending(null);
    running.current = false;
  };
  return {
    pending,
    done,
    run: (asked) => run(asked),
    download: async () => void (done && (await run(done.asked, true))),
    async print() {
      if (done === null) return;
      const { chosen, online } = printers;
      const id = chosen('receipt')?.device_id;
      const isReady = online().some((one) => one.device_id === id && one.printer_connected !== 0);
      if (isReady || (await printers.choosePrinter('receipt')) !== null) await run(done.asked);
    },
  };
}
