import type { Handler } from '../../kernel/handler.ts';
import { readNote } from './read-void-note.ts';
import { voidOnePart } from './void-part.ts';
import { voidPurchase } from './void-purchase.ts';
import { directAsker, getTarget, isPart } from './void-target.ts';

/** Voids a purchase or one ticket of a batch directly (001 §4). */
export const cancelTicket: Handler<'cancelTicket'> = ({ body }, ctx) => {
  const target = getTarget(ctx, body);
  const asker = directAsker(ctx, body);
  const note = readNote(ctx, target, body, asker);
  const atGate = asker === 'gate';
  return isPart(target) ? voidOnePart(ctx, target, note, atGate) : voidPurchase(ctx, target.ticket, note, atGate);
};
