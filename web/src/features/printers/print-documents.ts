import type { MuaraClient } from '@muara/client/http';
import type { TicketOrder } from '@muara/client/printing';
import { clock } from '@/lib/clock.ts';

/** Where the document of a print lies (000 §7), or one part of it; a helper fetches it as nobody. */
export function documentAddress(
  client: MuaraClient,
  { type, code, range }: Pick<TicketOrder, 'type' | 'code' | 'range'>,
  page?: number,
): string {
  const query = { ...(range && { print_from: range.from, print_to: range.to }), ...(page !== undefined && { page }) };
  const path =
    type === 'receipt'
      ? client.url('downloadPrintableTicket', { params: { code }, query: { 'no-margin': '1' } })
      : client.url(type === 'wristband' ? 'downloadWristbands' : 'downloadAgentTickets', { params: { code }, query });
  return new URL(path, location.href).href;
}

/** A frame stays until its print dialog is surely over. */
const FRAME_LIFETIME_MS = 10 * 60_000;

/** Opens a document in the browser's own print dialog, or in a window to print from; answers whether it could. */
export async function openDocument(address: string): Promise<boolean> {
  if (navigator.pdfViewerEnabled && new URL(address).origin === location.origin && (await printFrame(address))) return true;
  return window.open(address, '_blank') !== null;
}

function printFrame(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = '';
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;inline-size:1px;block-size:1px;border:0;opacity:0';
    frame.src = address;
    frame.addEventListener('load', () => {
      try {
        frame.contentWindow?.focus();
        frame.contentWindow?.print();
        resolve(true);
      } catch {
        frame.remove();
        resolve(false);
      }
    });
    document.body.append(frame);
    clock.after(FRAME_LIFETIME_MS, () => frame.remove());
  });
}
