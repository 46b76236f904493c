import { checkPrintRange, type PrintRange, resolvePrintRange } from '@muara/contract/rules/printing/print-range';
import { isCountText } from '@/lib/count-text.ts';

export type RangeField = 'from' | 'to';

/** A range of pieces as it is typed; `to` 0 means the end. */
export type TypedRange = Record<RangeField, string>;

export interface RangeProblem {
  field: RangeField;
  reason: 'not_a_count' | 'empty' | 'reversed' | 'out_of_range';
}

/** Returns the first problem of a typed range of `max` pieces (000 §5); null if it can be printed. */
export function findRangeProblem({ from, to }: TypedRange, max: number): RangeProblem | null {
  if (!isCountText(from)) return { field: 'from', reason: 'not_a_count' };
  if (!isCountText(to)) return { field: 'to', reason: 'not_a_count' };
  if (from === '') return { field: 'from', reason: 'empty' };
  if (to === '') return { field: 'to', reason: 'empty' };
  const verdict = checkPrintRange(Number(from), Number(to), max);
  if (verdict.ok) return null;
  const isReversed = Number(from) >= 1 && Number(from) > Number(to);
  return { field: verdict.field === 'print_to' ? 'to' : 'from', reason: isReversed ? 'reversed' : 'out_of_range' };
}

/** Returns the pieces of a typed range; null while it is invalid. */
export function readRange(typed: TypedRange, max: number): PrintRange | null {
  if (findRangeProblem(typed, max)) return null;
  return resolvePrintRange(Number(typed.from), Number(typed.to), max);
}

/** Limits a typed count to the pieces that there are. Other text stays as typed. */
export function limitCount(text: string, least: number, most: number): string {
  return text === '' || !isCountText(text) ? text : String(Math.max(least, Math.min(most, Number(text))));
}
