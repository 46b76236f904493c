import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** Checks that a void has a reason (001 §5). */
export function checkCancelNote({ cancel_note: note }: { cancel_note?: string | null }): FieldProblem[] {
  if (isBlank(note)) return [{ field: 'cancel_note', code: 'cancel_note_required' }];
  return checkTexts({ cancel_note: note }, [], ['cancel_note']);
}

/** The note of a decision on a booking, by wire names. */
export interface DecisionValues {
  booking_note?: string | null;
  /** Percent of the ticket price; for an approval only. */
  discount?: number | null;
}

/**
 * Checks a decision on a booking (002 §5.1).
 * A note is required; the discount is 0 to 100 percent with at most two decimals.
 */
export function checkBookingDecisionForm({ booking_note: note, discount }: DecisionValues): FieldProblem[] {
  const wrong = discount !== undefined && discount !== null && !isPercent(discount);
  return [
    ...(isBlank(note)
      ? [{ field: 'booking_note', code: 'booking_note_required' } as const]
      : checkTexts({ booking_note: note }, [], ['booking_note'])),
    ...(wrong ? [{ field: 'discount', code: 'discount_invalid' } as const] : []),
  ];
}

function isPercent(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
}
