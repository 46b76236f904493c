import type { PrinterType } from '@muara/contract/constants';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrintAsked, PrintJob } from '../../realtime/hub.ts';
import { DEFAULT_WORLD } from '../../world/worlds.ts';

/** How the documents name the printers in their messages (000 §8). */
const PRINTER_WORDS: Record<PrinterType, string> = {
  receipt: 'receipt',
  ticket_agent: 'ticket',
  wristband: 'wristband',
};

/**
 * Hands a job to a printer on the realtime channel; the person who asked hears later how it ended.
 * @param type what is printed, for the words of a refusal
 * @returns the job's id
 * @throws Refusal peer_printer_offline, peer_printer_not_connected
 */
export function sendJob(
  ctx: Context,
  printerId: string,
  type: PrinterType,
  job: PrintJob,
  asked: PrintAsked = {},
): string {
  const printer = ctx.hub.printers().find(({ device_id: id }) => id === printerId);
  if (!printer)
    throw new Refusal('peer_printer_offline', { field: 'printer_id', params: { type: PRINTER_WORDS[type] } });
  if (printer.printer_connected === 0) throw new Refusal('peer_printer_not_connected', { field: 'printer_id' });
  const jobId = ctx.hub.toPrinter(printerId, job, { userId: ctx.session?.user.id, ...asked });
  if (jobId === null)
    throw new Refusal('peer_printer_offline', { field: 'printer_id', params: { type: PRINTER_WORDS[type] } });
  return jobId;
}

/** An address of this world for somebody who sends no headers, such as a print helper. */
export function publicUrl({ world, request }: Context, path: string): string {
  const prefix = world.name === DEFAULT_WORLD ? '' : `/w/${world.name}`;
  return `${request.origin}${request.prefix || prefix}${path}`;
}
