import type { TicketAnswer } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { presentSubTicketFor, presentTicketFor } from '../../domain/tickets/index.ts';

/** Returns a purchase after a command, and the ticket of its batch that the command was about. */
export function presentDecided(ctx: Context, ticket: TicketRecord, part?: SubTicketRecord): TicketAnswer {
  return {
    success: true,
    ticket: presentTicketFor(ctx, ticket),
    sub_ticket: part ? presentSubTicketFor(ctx, part) : null,
  };
}
