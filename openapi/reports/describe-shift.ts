import type { Label } from './label.ts';
import type { ShiftFact } from './facts.ts';

const OUTSIDE = { en: 'Outside a shift', ms: 'Di luar syif' } as const satisfies Label;

/** The words of the shift column that are no name of a shift. */
export const SHIFT_VALUES = { outside: OUTSIDE } as const;

/** The columns that name the shift of a row. */
export function shiftCells({ date, staff, counter, name, id }: ShiftFact): {
  date: string;
  staff: string;
  counter: string | null;
  shift: string | null;
} {
  return { date, staff, counter, shift: id === null ? 'outside' : name };
}

/** The heading of a shift: `2026-11-23 · Aisyah · Counter 1 · Shift 1 - Pagi`. */
export function shiftHeading({ date, staff, counter, name, id }: ShiftFact): Label {
  const heading = (last: string | null): string =>
    [date, staff, counter, last].filter((part) => part !== null).join(' · ');
  return { en: heading(id === null ? OUTSIDE.en : name), ms: heading(id === null ? OUTSIDE.ms : name) };
}
