import type { ErrorCode } from '../../generated/errors.ts';
import { OK, type Verdict } from '../verdict.ts';
import type { PassengersLeft } from './shapes.ts';

/** Passengers who want to board, by category. */
export interface WantedPart {
  category: string;
  quantity: number;
}

/**
 * Whether part of a group can board: at least one passenger, and enough left of each category (002
 * §9).
 */
export function checkPart(wanted: readonly WantedPart[], left: readonly PassengersLeft[]): Verdict<ErrorCode> {
  if (wanted.length === 0) return refuse('category_required', 'category');
  for (const { category, quantity } of wanted) {
    if (!(quantity >= 1)) return refuse('quantity_required', 'quantity');
    const total = left.find((one) => one.category === category)?.total ?? 0;
    if (total === 0) return refuse('category_unknown', 'category');
    if (quantity > total) return { ...refuse('quantity_too_many', 'quantity'), params: { left: String(total) } };
  }
  return OK;
}

function refuse(code: ErrorCode, field: string): { ok: false; code: ErrorCode; field: string } {
  return { ok: false, code, field };
}
