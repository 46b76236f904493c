import type { LocalDate, SlipType } from '@muara/contract/types';
import { useClient, usePrinters, useSignedIn, useToast } from './app-context.ts';
import { reportError } from './errors.ts';
import { saveFile } from './save-file.ts';

const SLIP_PRINTED = 'Slip has been printed';

/** Whose slip, and of which day; one's own latest unless told. */
interface SlipOf {
  userId?: number;
  date?: LocalDate;
}

/**
 * The shift slip: printed on the chosen receipt printer while it is online, downloaded otherwise or when printing fails
 * (000 §7, 002 §4.4). A failure is told in a toast; answers whether there is paper or a file.
 */
export function useSlip(): (type: SlipType, of?: SlipOf) => Promise<boolean> {
  const client = useClient();
  const printers = usePrinters();
  const toast = useToast();
  const { user } = useSignedIn();

  return async (type, { userId = user.id, date } = {}) => {
    const chosen = printers.chosen('receipt');
    const isOnline = printers
      .online()
      .some((printer) => printer.device_id === chosen?.device_id && printer.printer_connected !== 0);
    try {
      if (chosen && isOnline) {
        const printed = await client.call
          .printSlip({ body: { printer_id: chosen.device_id, user_id: userId, type, date } })
          .then(
            () => true,
            () => false,
          );
        if (printed) {
          toast.success(SLIP_PRINTED);
          return true;
        }
      }
      saveFile(
        await client.call.downloadSlip({ params: { type, user_id: userId }, query: { date } }),
        `${type}-shift.pdf`,
      );
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  };
}
