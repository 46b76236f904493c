import type { PrintRange, Rules } from '@muara/contract/rules';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';

/** The query of a document in pieces. */
export interface PiecesAsked {
  print_from?: number | undefined;
  print_to?: number | undefined;
  page?: number | undefined;
}

/** Pieces of a document: those of this response, and the headers about all. */
interface Pieces {
  range: PrintRange;
  /** The range that the parts add up to. */
  whole: PrintRange;
  headers: Record<'x-total' | 'x-page-size' | 'x-pages', string>;
}

/**
 * Returns the requested part of a range; without a page the whole range (000 §9).
 * @param max the highest piece of a range
 * @param available the existing pieces; a batch may have fewer tickets than passengers
 * @throws Refusal print_range_invalid
 */
export function readPieces(rules: Rules, asked: PiecesAsked, max: number, available: number): Pieces {
  const { print_from: from, print_to: to, page } = asked;
  assertAllowed(rules.checkPrintRange(from ?? 1, to ?? 0, max));
  const whole = rules.resolvePrintRange(from, to, max);
  const last = Math.min(whole.to, available);
  const total = last - whole.from + 1;
  if (total < 1) throw outside('print_from', available);
  const size = rules.printPageSize(total);
  const pages = Math.ceil(total / size);
  if (page !== undefined && page > pages) throw outside('page', pages);
  const first = whole.from + ((page ?? 1) - 1) * size;
  return {
    range: { from: first, to: page === undefined ? last : Math.min(first + size - 1, last) },
    whole: { from: whole.from, to: last },
    headers: { 'x-total': String(total), 'x-page-size': String(size), 'x-pages': String(pages) },
  };
}

function outside(field: string, max: number): Refusal {
  return new Refusal('print_range_invalid', { field, params: { max: String(max) } });
}
