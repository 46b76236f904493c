import type { TicketAnswer } from '@muara/contract/types';
import { voidPart } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { partsVoidedMail, sendMail } from '../../reactions/mail/index.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';
import { announcePartChange } from './announce-change.ts';
import { isStaff } from './get-purchase.ts';
import { mailHolders } from './mail-holders.ts';
import { presentDecided, selfApproved } from './present-decided.ts';
import type { VoidPart } from './void-target.ts';

/** Requests the void of one ticket of a batch. */
export function requestPart(ctx: Context, target: VoidPart, note: string): TicketAnswer {
  const { world, session, hub, now } = ctx;
  const { user } = session as Session;
  const { ticket, part } = target;
  const requestById = isStaff(ctx) ? user.id : null;
  const asked = world.tables.subTickets.update(part.id, { requestCanceledAt: now, requestById, cancelNote: note });
  hub.broadcast({ type: 'cancel-request', code: asked.code, vvip: ticket.vvip, username: user.username });
  return tell(ctx, target, asked, `Requested to void ticket ${asked.code}`);
}

/** Voids one ticket of a batch directly. */
export function voidOnePart(ctx: Context, target: VoidPart, note: string, atGate: boolean): TicketAnswer {
  return end(ctx, target, note, `Voided ticket ${target.part.code}`, atGate);
}

/** Approves the void of one ticket of a batch. */
export function approvePart(ctx: Context, target: VoidPart): TicketAnswer {
  const { code, cancelNote, requestById } = target.part;
  return end(ctx, target, cancelNote, `Approved to void ticket ${code}${selfApproved(ctx, requestById)}`);
}

/** Rejects the void of one ticket of a batch. */
export function rejectPart(ctx: Context, target: VoidPart): TicketAnswer {
  const cleared = { requestCanceledAt: null, requestById: null, cancelNote: null };
  const kept = ctx.world.tables.subTickets.update(target.part.id, cleared);
  return tell(ctx, target, kept, `Rejected to void ticket ${kept.code}`);
}

/** The ticket's holder is informed; without one, the buyer of the batch. */
function end(ctx: Context, target: VoidPart, note: string | null, action: string, atGate = false): TicketAnswer {
  const { ticket, part } = target;
  const voided = voidPart(ctx, part, note, atGate);
  if (part.userId === null) sendMail(ctx, ticket, (to) => partsVoidedMail(to, ticket, [part.code]));
  else mailHolders(ctx, ticket, [voided]);
  return tell(ctx, target, voided, action);
}

function tell(ctx: Context, { ticket, part }: VoidPart, after: SubTicketRecord, action: string): TicketAnswer {
  announcePartChange(ctx, action, part, after);
  return presentDecided(ctx, ticket, after);
}
