import { MAX_SLOTS, SEAT_LIMITED_JETTY_ID, SLOT_TIMES } from '../../generated/constants.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The jetty form, by wire names. */
export interface JettyValues {
  name?: string | null;
  max_passenger?: number | null;
  slots?: readonly { from?: string | null; to?: string | null }[] | null;
}

export interface JettyToCheck {
  /** Null for a new jetty. */
  id: number | null;
  /** Whether jetties have slots at all; without them slots are not checked. */
  enableSlot: boolean;
  values: JettyValues;
}

const TIMES: ReadonlySet<string> = new Set(SLOT_TIMES);

/**
 * Checks the jetty form (002 §2.10, 002 §5.2).
 * A name; seats where they are limited (jetty 3); hourly slots from 07:00 to 23:00 that end after they
 * start and do not overlap.
 */
export function checkJetty({ id, enableSlot, values }: JettyToCheck): FieldProblem[] {
  const { max_passenger: seats, slots } = values;
  const problems = checkTexts(values as Readonly<Record<string, unknown>>, ['name']);
  if (id === SEAT_LIMITED_JETTY_ID) {
    if (seats === undefined || seats === null) problems.push({ field: 'max_passenger', code: 'validation_failed' });
    else if (!Number.isInteger(seats) || seats < 1 || seats > 100_000)
      problems.push({ field: 'max_passenger', code: 'count_invalid' });
  }
  return enableSlot ? [...problems, ...checkSlots(slots ?? [])] : problems;
}

function checkSlots(slots: NonNullable<JettyValues['slots']>): FieldProblem[] {
  if (slots.length > MAX_SLOTS) return [{ field: 'slots', code: 'too_many_slots' }];
  return slots.flatMap(({ from, to }, index): FieldProblem[] => {
    const unknown = (['from', 'to'] as const).filter((end) => !TIMES.has((end === 'from' ? from : to) ?? ''));
    if (unknown.length > 0)
      return unknown.map((end) => ({ field: `slots.${index}.${end}`, code: 'selection_required' }));
    if ((to as string) <= (from as string)) return [{ field: `slots.${index}.to`, code: 'slot_order' }];
    const overlaps = slots.some(
      (other, at) => at < index && (other.from ?? '') < (to as string) && (from as string) < (other.to ?? ''),
    );
    return overlaps ? [{ field: `slots.${index}.from`, code: 'slot_overlap' }] : [];
  });
}
