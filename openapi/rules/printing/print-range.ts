import { OK, type Verdict } from '../verdict.ts';

/** What decides how many pieces of a kind a purchase prints, by the wire names of `Ticket`. */
export interface TicketToPrint {
  total_ticket: number;
  total_passengers: number;
  total_printable: number;
}

/** What is printed in pieces; a receipt is one piece. */
export type RangedPrint = 'ticket_agent' | 'wristband';

/** A range of pieces counted from 1, both ends included. */
export interface PrintRange {
  from: number;
  to: number;
}

/**
 * Returns the highest piece of a range (000 §5).
 * For agent tickets the number of printable tickets, or the passengers of a purchase without a ticket
 * for each; for wristbands one per passenger.
 */
export function printRangeMax(ticket: TicketToPrint, type: RangedPrint): number {
  if (type === 'wristband' || ticket.total_ticket !== ticket.total_passengers) return ticket.total_passengers;
  return ticket.total_printable;
}

/**
 * Checks a print range (000 §5).
 * From 1, to 0 (to the end) or more, neither beyond the highest piece, and not reversed. The field is
 * the print call's.
 */
export function checkPrintRange(from: number, to: number, max: number): Verdict<'print_range_invalid'> {
  const refuse = (field: string) => ({
    ok: false as const,
    code: 'print_range_invalid' as const,
    field,
    params: { max: String(max) },
  });
  if (!Number.isInteger(from) || from < 1 || from > max) return refuse('print_from');
  if (!Number.isInteger(to) || to < 0 || to > max) return refuse('print_to');
  return to !== 0 && from > to ? refuse('print_from') : OK;
}

/** Returns the range to print: defaults are the first and last piece, and 0 means the last. */
export function resolvePrintRange(from: number | undefined, to: number | undefined, max: number): PrintRange {
  return { from: from ?? 1, to: to === undefined || to === 0 ? max : to };
}

/** Returns the pieces per part of a range: 10, from 100 on 50, from 1,000 on 100 (000 §9). */
export function printPageSize(total: number): number {
  if (total < 100) return 10;
  return total < 1000 ? 50 : 100;
}
