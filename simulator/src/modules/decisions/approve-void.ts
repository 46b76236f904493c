import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { approvePart } from './void-part.ts';
import { approvePurchase } from './void-purchase.ts';
import { getTarget, isPart, verdictOn } from './void-target.ts';

/** Approves a requested void (001 §4). */
export const approveVoid: Handler<'approveVoid'> = ({ body }, ctx) => {
  const target = getTarget(ctx, body);
  assertAllowed(verdictOn(ctx, target, 'approve'));
  return isPart(target) ? approvePart(ctx, target) : approvePurchase(ctx, target.ticket);
};
