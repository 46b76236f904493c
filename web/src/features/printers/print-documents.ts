import type { MuaraClient } from '@muara/client/http';
import type { TicketOrder } from '@muara/client/printing';
import { clock } from '@/lib/clock.ts';

interface Part {
  page?: number;
  /** The server's job: agent tickets are numbered as it was recorded. */
  record?: string | null;
}

type Document = Pick<TicketOrder, 'type' | 'code' | 'documentKey' | 'range'>;

/** Where the document of a print lies (000 §7), or one part of it; a helper fetches it as nobody. */
export function documentAddress(client: MuaraClient, order: Document, part: Part = {}): string {
  return new URL(pathOf(client, order, part), location.href).href;
}

function pathOf(client: MuaraClient, { type, code, documentKey, range }: Document, { page, record }: Part): string {
  const pieces = range && { print_from: range.from, print_to: range.to };
  const key = documentKey !== undefined && { key: documentKey };
  switch (type) {
    case 'receipt':
      return client.url('downloadPrintableTicket', { params: { code }, query: { 'no-margin': '1', ...key } });
    case 'wristband':
      return client.url('downloadWristbands', { params: { code }, query: { ...pieces, ...key } });
    case 'ticket_agent': {
      const query = { ...pieces, ...key, ...(page !== undefined && { page }), ...(record != null && { job: record }) };
      return client.url('downloadAgentTickets', { params: { code }, query });
    }
  }
}

/** Long enough for the print dialog of a frame to close. */
const FRAME_LIFETIME_MS = 10 * 60_000;

/**
 * Opens a document in the browser's print dialog, or in a window to print from.
 * Returns whether it could.
 */
export async function openDocument(address: string): Promise<boolean> {
  if (navigator.pdfViewerEnabled && new URL(address).origin === location.origin && (await printFrame(address)))
    return true;
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
