import type { Handler } from '../../kernel/handler.ts';
import { readNote } from './read-void-note.ts';
import { requestPart } from './void-part.ts';
import { requestPurchase } from './void-purchase.ts';
import { assertMayRequest, getTarget, isPart, requestAsker } from './void-target.ts';

/** Requests the void of a purchase or of one ticket of a batch (001 §4). */
export const requestCancel: Handler<'requestCancel'> = ({ body }, ctx) => {
  const target = getTarget(ctx, body);
  assertMayRequest(ctx, target);
  const note = readNote(ctx, target, body, requestAsker(ctx, body));
  return isPart(target) ? requestPart(ctx, target, note) : requestPurchase(ctx, target.ticket, note);
};
