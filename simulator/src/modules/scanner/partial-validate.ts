import { PASSENGER_CATEGORIES } from '@muara/contract/constants';
import type { WantedPart } from '@muara/contract/rules';
import type { PartialValidateRequest } from '@muara/contract/types';
import type { Handler } from '../../kernel/handler.ts';
import { board } from './board-ticket.ts';

/** Boards some passengers of a purchase (002 §7.8). @throws Refusal as listed by the operation */
export const partialValidate: Handler<'partialValidate'> = ({ body }, ctx) => board(ctx, body, readWanted(body));

/** Returns the requested part: totals by category, or one category with its quantity. */
function readWanted(body: PartialValidateRequest): WantedPart[] {
  const totals = [...PASSENGER_CATEGORIES, 'free' as const]
    .map((category) => ({ category, quantity: body[`total_${category}`] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  if (totals.length > 0) return totals;
  const category = body.category?.trim();
  return category ? [{ category, quantity: body.quantity ?? 0 }] : [];
}
