import type { TicketAnswer } from '@muara/contract/types';
import { presentSubTicketFor, presentTicketFor } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';

/** Returns a purchase after a command, and the ticket of its batch that the command was about. */
export function presentDecided(ctx: Context, ticket: TicketRecord, part?: SubTicketRecord): TicketAnswer {
  return {
    success: true,
    ticket: presentTicketFor(ctx, ticket),
    sub_ticket: part ? presentSubTicketFor(ctx, part) : null,
  };
}

/** Returns what the audit trail adds to an approval by the person who requested it. */
export function selfApproved({ session }: Context, requestedById: number | null | undefined): string {
  return requestedById === (session as Session).user.id ? ' (self-approved)' : '';
}
