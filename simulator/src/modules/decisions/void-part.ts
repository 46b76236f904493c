import type { TicketAnswer } from '@muara/contract/types';
import { event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { voidPart } from '../../domain/tickets/index.ts';
import { isStaff } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';
import type { VoidPart } from './void-target.ts';

/** Requests the void of one ticket of a batch. */
export function requestPart(ctx: Context, { ticket, part: before }: VoidPart, note: string): Reply<TicketAnswer> {
  const { world, session, now } = ctx;
  const requestById = isStaff(ctx) ? session.user.id : null;
  const part = world.tables.subTickets.update(before.id, { requestCanceledAt: now, requestById, cancelNote: note });
  return reply(presentDecided(ctx, ticket, part), event('subTicket.voidRequested', { ticket, before, part }));
}

/** Voids one ticket of a batch directly. */
export function voidOnePart(ctx: Context, target: VoidPart, note: string, atGate: boolean): Reply<TicketAnswer> {
  const { ticket, part: before } = target;
  const part = voidPart(ctx, before, note, atGate);
  return reply(presentDecided(ctx, ticket, part), event('subTicket.voided', { ticket, before, part, approved: false }));
}

/** Approves the void of one ticket of a batch. */
export function approvePart(ctx: Context, { ticket, part: before }: VoidPart): Reply<TicketAnswer> {
  const part = voidPart(ctx, before, before.cancelNote);
  return reply(presentDecided(ctx, ticket, part), event('subTicket.voided', { ticket, before, part, approved: true }));
}

/** Rejects the void of one ticket of a batch. */
export function rejectPart(ctx: Context, { ticket, part: before }: VoidPart): Reply<TicketAnswer> {
  const cleared = { requestCanceledAt: null, requestById: null, cancelNote: null };
  const part = ctx.world.tables.subTickets.update(before.id, cleared);
  return reply(presentDecided(ctx, ticket, part), event('subTicket.voidRejected', { ticket, before, part }));
}
