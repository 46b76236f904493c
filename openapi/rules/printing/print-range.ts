import { OK, type Verdict } from '../verdict.ts';

/** What decides how many pieces of a kind a purchase prints, by the wire names of `Ticket`. */
export interface TicketToPrint {
  total_ticket: number;
  total_passengers: number;
  total_printable: number;
}

/** What is printed in pieces; a receipt is one. */
export type RangedPrint = 'ticket_agent' | 'wristband';

/** A range of pieces, both ends in it, counted from 1. */
export interface PrintRange {
  from: number;
  to: number;
}

/**
 * The highest piece of a range (000 §5): of agent tickets what can be printed, or the heads of a purchase whose tickets are
 * not one a head; of wristbands one a head.
 */
export function printRangeMax(ticket: TicketToPrint, type: RangedPrint): number {
  if (type === 'wristband' || ticket.total_ticket !== ticket.total_passengers) return ticket.total_passengers;
  return ticket.total_printable;
}

/**
 * Whether a range can be printed: from 1, to 0 (all that follow) or more, neither beyond the highest piece, and not the wrong way
 * round (000 §5). The field is that of the print call.
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

/** The range that is meant: what is not given is the first and the last piece, and 0 the last. */
export function resolvePrintRange(from: number | undefined, to: number | undefined, max: number): PrintRange {
  return { from: from ?? 1, to: to === undefined || to === 0 ? max : to };
}

/** Pieces in one part of a range of agent tickets: 10, from 100 on 50, from 1,000 on 100 (000 §9). */
export function printPageSize(total: number): number {
  if (total < 100) return 10;
  return total < 1000 ? 50 : 100;
}
