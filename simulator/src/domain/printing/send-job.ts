import type { PrinterType } from '@muara/contract/constants';
import type { PrintOrder } from '../../events/print-events.ts';
import type { Context, ReactionContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrinterPeer } from '../../realtime/printer-peer.ts';
import { DEFAULT_WORLD } from '../../world/worlds.ts';

/** The printers' names in the messages of the documents (000 §8). */
const PRINTER_WORDS: Record<PrinterType, string> = {
  receipt: 'receipt',
  ticket_agent: 'ticket',
  wristband: 'wristband',
};

/**
 * Returns the printer for a job.
 * @param type what is printed; undefined accepts any printer
 * @throws Refusal peer_printer_offline, peer_printer_wrong_type, peer_printer_not_connected
 */
export function getPrinter({ hub }: Context, printerId: string, type?: PrinterType): PrinterPeer {
  const printer = hub.printers().find(({ device_id: id }) => id === printerId);
  if (!printer) throw offline(type);
  if (type !== undefined && printer.printer_type !== type)
    throw new Refusal('peer_printer_wrong_type', { field: 'printer_id' });
  if (printer.printer_connected === 0) throw new Refusal('peer_printer_not_connected', { field: 'printer_id' });
  return printer;
}

/**
 * Sends a job to a printer on the realtime channel; its user gets the result later.
 * @throws Refusal peer_printer_offline
 */
export function sendJob(
  { hub, session }: Pick<ReactionContext, 'hub' | 'session'>,
  { printer, jobId, job }: PrintOrder,
): void {
  const sent = hub.toPrinter(printer.device_id, job, { jobId, userId: session?.user.id });
  if (sent === null) throw offline(printer.printer_type);
}

function offline(type: PrinterType = 'receipt'): Refusal {
  return new Refusal('peer_printer_offline', { field: 'printer_id', params: { type: PRINTER_WORDS[type] } });
}

/** Returns a URL of this world for callers without headers, such as print helpers. */
export function publicUrl({ world, request }: Pick<Context, 'world' | 'request'>, path: string): string {
  const prefix = world.name === DEFAULT_WORLD ? '' : `/w/${world.name}`;
  return `${request.origin}${request.prefix || prefix}${path}`;
}
