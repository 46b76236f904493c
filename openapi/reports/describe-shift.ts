import type { ShiftFact } from './facts.ts';

const OUTSIDE = 'Outside a shift';

/** The columns that name the shift of a row. */
export function shiftCells({ date, staff, counter, name, id }: ShiftFact): {
  date: string;
  staff: string;
  counter: string | null;
  shift: string | null;
} {
  return { date, staff, counter, shift: id === null ? OUTSIDE : name };
}

/** The heading of a shift: `2026-11-23 · Aisyah · Counter 1 · Shift 1 - Pagi`. */
export function shiftHeading(shift: ShiftFact): string {
  const { date, staff, counter, shift: name } = shiftCells(shift);
  return [date, staff, counter, name].filter((part) => part !== null).join(' · ');
}
