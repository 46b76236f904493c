import type { TicketAnswer } from '@muara/contract/types';
import { event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import type { TicketRecord, TicketReversal } from '../../world/ticket-records.ts';
import { voidTicket } from '../../domain/tickets/index.ts';
import { isStaff } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';

/** Requests the void of a purchase. */
export function requestPurchase(ctx: Context, before: TicketRecord, note: string): Reply<TicketAnswer> {
  const { world, session, now } = ctx;
  const { user } = session;
  const staff = isStaff(ctx);
  const cancel: TicketReversal = {
    requestedAt: now,
    requestedById: staff ? user.id : null,
    doneAt: null,
    adminId: null,
    note,
    bank: null,
  };
  const ticket = world.tables.tickets.update(before.id, { cancel });
  return reply(presentDecided(ctx, ticket), event('ticket.voidRequested', { before, ticket, byBuyer: !staff }));
}

/** Voids a purchase directly. */
export function voidPurchase(ctx: Context, ticket: TicketRecord, note: string, atGate: boolean): Reply<TicketAnswer> {
  return end(ctx, ticket, { note, atGate, approved: false });
}

/** Approves the void of a purchase. */
export function approvePurchase(ctx: Context, ticket: TicketRecord): Reply<TicketAnswer> {
  return end(ctx, ticket, { note: ticket.cancel?.note ?? '', atGate: false, approved: true });
}

/** Rejects the void of a purchase. */
export function rejectPurchase(ctx: Context, before: TicketRecord): Reply<TicketAnswer> {
  const ticket = ctx.world.tables.tickets.update(before.id, { cancel: null });
  return reply(presentDecided(ctx, ticket), event('ticket.voidRejected', { before, ticket }));
}

interface End {
  note: string;
  /** Whether the gate did it, to a ticket that is already used. */
  atGate: boolean;
  approved: boolean;
}

function end(ctx: Context, before: TicketRecord, { note, atGate, approved }: End): Reply<TicketAnswer> {
  const { subTickets } = ctx.world.tables;
  const open = subTickets.by('ticket', before.id).filter(({ canceledAt }) => canceledAt === null);
  const ticket = voidTicket(ctx, before, note, { atGate });
  const ended = open.filter(({ id }) => subTickets.must(id).canceledAt !== null);
  return reply(presentDecided(ctx, ticket), event('ticket.voided', { before, ticket, ended, approved }));
}
