import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { rejectPart } from './void-part.ts';
import { rejectPurchase } from './void-purchase.ts';
import { getTarget, isPart, verdictOn } from './void-target.ts';

/** Rejects a requested void (001 §4). */
export const rejectVoid: Handler<'rejectVoid'> = ({ body }, ctx) => {
  const target = getTarget(ctx, body);
  assertAllowed(verdictOn(ctx, target, 'reject'));
  return isPart(target) ? rejectPart(ctx, target) : rejectPurchase(ctx, target.ticket);
};
