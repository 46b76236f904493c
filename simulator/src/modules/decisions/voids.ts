import type { Asker } from '@muara/contract/rules';
import type { VoidForm } from '@muara/contract/types';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { approvePart, rejectPart, requestPart, voidOnePart } from './void-part.ts';
import { approvePurchase, rejectPurchase, requestPurchase, voidPurchase } from './void-purchase.ts';
import {
  assertMayRequest,
  directAsker,
  getTarget,
  isPart,
  requestAsker,
  verdictOn,
  type VoidTarget,
} from './void-target.ts';

/**
 * Voids (001 §4) of a purchase or of one ticket of a batch: requested by staff or the buyer, decided
 * by staff, or made directly.
 */
export const voids = {
  requestCancel({ body }, ctx) {
    const target = getTarget(ctx, body);
    assertMayRequest(ctx, target);
    const note = readNote(ctx, target, body, requestAsker(ctx, body));
    return isPart(target) ? requestPart(ctx, target, note) : requestPurchase(ctx, target.ticket, note);
  },

  cancelTicket({ body }, ctx) {
    const target = getTarget(ctx, body);
    const asker = directAsker(ctx, body);
    const note = readNote(ctx, target, body, asker);
    const atGate = asker === 'gate';
    return isPart(target) ? voidOnePart(ctx, target, note, atGate) : voidPurchase(ctx, target.ticket, note, atGate);
  },

  approveVoid({ body }, ctx) {
    const target = getTarget(ctx, body);
    assertAllowed(verdictOn(ctx, target, 'approve'));
    return isPart(target) ? approvePart(ctx, target) : approvePurchase(ctx, target.ticket);
  },

  rejectVoid({ body }, ctx) {
    const target = getTarget(ctx, body);
    assertAllowed(verdictOn(ctx, target, 'reject'));
    return isPart(target) ? rejectPart(ctx, target) : rejectPurchase(ctx, target.ticket);
  },
} satisfies Partial<Handlers>;

/** Returns the reason of a void. @throws Refusal when the target cannot be voided or no reason is given */
function readNote(ctx: Context, target: VoidTarget, body: VoidForm, asker: Asker): string {
  assertAllowed(verdictOn(ctx, target, 'void', asker));
  assertNoFieldErrors(ctx.rules.checkCancelNote(body));
  return body.cancel_note?.trim() ?? '';
}
