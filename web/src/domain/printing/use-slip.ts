import type { LocalDate, SlipType } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Whose slip, and of which day; by default the user's own latest. */
interface SlipOf {
  userId?: number;
  date?: LocalDate;
  /** Downloads it even if a printer is available. */
  asFile?: boolean;
}

/**
 * What happened to a slip; null if it has neither paper nor file, which a toast reports.
 * `unknown`: the file exists, and perhaps paper too.
 */
export type SlipOutcome = 'printed' | 'unknown' | 'downloaded' | null;

/**
 * Prints the shift slip on the chosen receipt printer, or downloads it (000 §7, 002 §4.4).
 * It is downloaded if the printer is offline or the print fails.
 */
export function useSlip(): (type: SlipType, of?: SlipOf) => Promise<SlipOutcome> {
  const client = useClient();
  const printers = usePrinters();
  const { user } = useSignedIn();

  return async (type, { userId = user.id, date, asFile = false } = {}) => {
    const chosen = printers.chosen('receipt');
    const isOnline = printers
      .online()
      .some((printer) => printer.device_id === chosen?.device_id && printer.printer_connected !== 0);
    const outcome =
      isOnline && !asFile
        ? await printers.printSlip({ slip: type, userId, ...(date === undefined ? {} : { date }) })
        : 'failed';
    if (outcome === 'printed') return 'printed';
    try {
      const file = await client.call.downloadSlip({ params: { type, user_id: userId }, query: { date } });
      saveFile(file, `${type}-shift.pdf`);
      return outcome === 'unknown' ? 'unknown' : 'downloaded';
    } catch (error) {
      reportError(error);
      return null;
    }
  };
}
