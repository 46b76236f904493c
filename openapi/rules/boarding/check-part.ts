import type { ErrorCode } from '../../generated/errors.ts';
import { OK, type Verdict } from '../verdict.ts';
import type { PassengersLeft } from './shapes.ts';

/** A part of a party that wants to board: how many of each category. */
export interface WantedPart {
  category: string;
  quantity: number;
}

/** Whether a part of a party can board: somebody is named, and each category still has that many (002 §9). */
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
