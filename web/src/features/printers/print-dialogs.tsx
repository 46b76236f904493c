import type { PrintDesk } from './print-desk.ts';
import type { PrintRequest } from './print-requests.ts';
import { PrintersDialog } from './printers-dialog.tsx';
import { RangeDialog } from './range-dialog.tsx';
import { ReprintDialog } from './reprint-dialog.tsx';

/** The dialog with a question about a print. Closing it without an answer discards the print. */
export function PrintDialog({ desk, request }: { desk: PrintDesk; request: PrintRequest }) {
  switch (request.kind) {
    case 'pick':
      return <PrintersDialog desk={desk} pick={request} onClose={() => request.done(null)} />;
    case 'queue':
      return <PrintersDialog desk={desk} onClose={() => request.done(null)} />;
    case 'reason':
      return <ReprintDialog onDone={request.done} />;
    case 'range':
      return <RangeDialog request={request} />;
  }
}
