import { printRangeMax, type TicketToPrint } from '@muara/contract/rules/printing/print-range';
import type { PrintHistoryItem } from '@muara/contract/types';
import { formatCount } from '@/lib/format-count.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';

/**
 * Describes a print: 'Receipt', 'Wristbands 2–4 of 12', 'Ticket 3 of 12'.
 * A print without a kind is a receipt.
 */
export function printWords(
  { type = 'receipt', print_from, print_to }: PrintHistoryItem['data'],
  ticket: TicketToPrint,
): string {
  const { one, many } = text.printKinds[type];
  if (type === 'receipt') return one;
  const max = printRangeMax(ticket, type);
  const from = print_from ?? 1;
  const to = print_to || max;
  const range = from === to ? formatCount(from) : `${formatCount(from)}–${formatCount(to)}`;
  const what = `${from === to ? one : many} ${range}`;
  // Tickets may have been voided since.
  return to <= max ? text.printedOf(what, max) : what;
}
