import type { TicketAnswer } from '@muara/contract/types';
import { voidTicket } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { sendMail, voidedMail, voidRejectedMail, voidRequestedMail } from '../../reactions/mail/index.ts';
import type { TicketRecord, TicketReversal } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';
import { announceChange } from './announce-change.ts';
import { isStaff } from './get-purchase.ts';
import { mailHolders } from './mail-holders.ts';
import { presentDecided, selfApproved } from './present-decided.ts';

/** Requests the void of a purchase. A buyer gets a confirmation. */
export function requestPurchase(ctx: Context, ticket: TicketRecord, note: string): TicketAnswer {
  const { world, session, hub, now } = ctx;
  const { user } = session as Session;
  const staff = isStaff(ctx);
  const cancel: TicketReversal = {
    requestedAt: now,
    requestedById: staff ? user.id : null,
    doneAt: null,
    adminId: null,
    note,
    bank: null,
  };
  const asked = world.tables.tickets.update(ticket.id, { cancel });
  if (!staff) sendMail(ctx, asked, (to) => voidRequestedMail(to, asked));
  hub.broadcast({ type: 'cancel-request', code: asked.code, vvip: asked.vvip, username: user.username });
  announceChange(ctx, `Requested to void ticket ${asked.code}`, ticket, asked);
  return presentDecided(ctx, asked);
}

/** Voids a purchase directly. */
export function voidPurchase(ctx: Context, ticket: TicketRecord, note: string, atGate: boolean): TicketAnswer {
  return end(ctx, ticket, note, `Voided ticket ${ticket.code}`, atGate);
}

/** Approves the void of a purchase. */
export function approvePurchase(ctx: Context, ticket: TicketRecord): TicketAnswer {
  const cancel = ticket.cancel as TicketReversal;
  const action = `Approved to void ticket ${ticket.code}${selfApproved(ctx, cancel.requestedById)}`;
  return end(ctx, ticket, cancel.note ?? '', action);
}

/** Rejects the void of a purchase. Buyers are informed of their own requests only. */
export function rejectPurchase(ctx: Context, ticket: TicketRecord): TicketAnswer {
  const kept = ctx.world.tables.tickets.update(ticket.id, { cancel: null });
  if (ticket.cancel?.requestedById == null) sendMail(ctx, kept, (to) => voidRejectedMail(to, kept));
  announceChange(ctx, `Rejected to void ticket ${kept.code}`, ticket, kept);
  return presentDecided(ctx, kept);
}

function end(ctx: Context, ticket: TicketRecord, note: string, action: string, atGate = false): TicketAnswer {
  const { subTickets } = ctx.world.tables;
  const open = subTickets.by('ticket', ticket.id).filter(({ canceledAt }) => canceledAt === null);
  const voided = voidTicket(ctx, ticket, note, { atGate });
  const ended = open.filter(({ id }) => subTickets.must(id).canceledAt !== null);
  sendMail(ctx, voided, (to) => voidedMail(to, voided));
  mailHolders(ctx, voided, ended);
  announceChange(ctx, action, ticket, voided, ended.length);
  return presentDecided(ctx, voided);
}
