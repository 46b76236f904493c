import type { PrintJobEntry } from '@muara/client/printing';
import { printersMessages as text } from './printers.messages.ts';
import type { QueuedPrint } from '@/domain/printing/printing.ts';

/** What a job prints, in a few words: `Wristbands 2–4 of MRCX7K2M9QP`. */
export function jobTitle({ order }: Pick<PrintJobEntry, 'order'>): string {
  if (order.kind !== 'ticket') return order.kind === 'slip' ? text.slip : text.testPage;
  return ticketTitle({ type: order.type, range: order.range ?? null, code: order.code });
}

export function queuedTitle({ kind, type, range, code }: QueuedPrint): string {
  if (kind !== 'ticket' || code === null) return kind === 'slip' ? text.slip : text.testPage;
  return ticketTitle({ type, range, code });
}

function ticketTitle({
  type,
  range,
  code,
}: {
  type: QueuedPrint['type'];
  range: QueuedPrint['range'];
  code: string;
}): string {
  const what = text.what[type];
  return range === null ? `${what} ${code}` : text.ofTicket(`${what} ${text.range(range.from, range.to)}`, code);
}
