import { isOwn } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isRemoved } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Returns whether the caller is staff; everybody else is a buyer, who sees only their own purchases. */
export function isStaff({ rules, session }: Context): boolean {
  return rules.isInternal(session.user);
}

/** Returns the purchase with an id, if the caller may see it. @throws Refusal ticket_not_found */
export function getPurchase(ctx: Context, id: number): TicketRecord {
  return assertVisible(ctx, ctx.world.tables.tickets.get(id));
}

/** Returns the purchase with a code, if the caller may see it. @throws Refusal ticket_not_found */
export function getPurchaseByCode(ctx: Context, code: string): TicketRecord {
  return assertVisible(ctx, ctx.world.tables.tickets.one('code', code));
}

function assertVisible(ctx: Context, ticket: TicketRecord | undefined): TicketRecord {
  if (!ticket || isRemoved(ticket) || !(isStaff(ctx) || isOwn(ctx.world, ctx.session.user, ticket)))
    throw new Refusal('ticket_not_found');
  return ticket;
}
