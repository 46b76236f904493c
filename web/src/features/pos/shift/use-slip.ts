import type { SlipType } from '@muara/contract/types';
import { useClient, usePrinters, useSignedIn, useToast } from '@/lib/app-context.ts';
import { reportError } from '@/lib/errors.ts';
import { saveFile } from '../parts/save-file.ts';
import { posText } from '../pos.messages.ts';

/**
 * The shift slip: printed on the chosen receipt printer while it is online, downloaded otherwise or
 * when printing fails (002 §4.4). The shift is open or closed by then, so a failure is only told.
 */
export function useSlip(): (type: SlipType) => Promise<void> {
  const client = useClient();
  const printers = usePrinters();
  const toast = useToast();
  const { user } = useSignedIn();

  return async (type) => {
    const chosen = printers.chosen('receipt');
    const isOnline = printers
      .online()
      .some((printer) => printer.device_id === chosen?.device_id && printer.printer_connected !== 0);
    try {
      if (chosen && isOnline) {
        const printed = await client.call
          .printSlip({ body: { printer_id: chosen.device_id, user_id: user.id, type } })
          .then(
            () => true,
            () => false,
          );
        if (printed) return toast.success(posText.slipPrinted);
      }
      saveFile(await client.call.downloadSlip({ params: { type, user_id: user.id } }), `${type}-shift.pdf`);
    } catch (error) {
      reportError(error);
    }
  };
}
