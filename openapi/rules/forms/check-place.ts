import { COUNTRIES, STATES } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';

const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  state: new Set<string>(STATES),
  country: new Set<string>(COUNTRIES),
};

/** Checks that state and country are chosen from their lists (001 §5, 001 §9). @internal */
export function checkPlace(values: { state?: string | null; country?: string | null }): FieldProblem[] {
  return (['state', 'country'] as const).flatMap((field): FieldProblem[] =>
    KNOWN[field]?.has(values[field] ?? '') ? [] : [{ field, code: 'selection_required' }],
  );
}
