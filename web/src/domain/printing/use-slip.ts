import type { LocalDate, SlipType } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Whose slip, and of which day; one's own latest unless told. */
interface SlipOf {
  userId?: number;
  date?: LocalDate;
  /** Downloads it, whatever printer is there. */
  asFile?: boolean;
}

/**
 * What became of a slip; null when there is neither paper nor a file, which a toast has told. `unknown`: the file is there,
 * and perhaps paper too.
 */
export type SlipOutcome = 'printed' | 'unknown' | 'downloaded' | null;

/**
 * The shift slip: printed on the chosen receipt printer while it is online, downloaded otherwise or when it did not come out
 * (000 §7, 002 §4.4).
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
