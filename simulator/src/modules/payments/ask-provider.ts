import type { BusinessEvent } from '../../events/business-event.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { inquire } from '../../provider/inquire.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { parsePaymentResult } from './parse-payment-result.ts';

/**
 * Asks the provider about a ticket's attempts that were not reported as paid.
 * @returns the updated ticket
 */
export function askProvider(ctx: PublicContext, ticket: TicketRecord): Reply<TicketRecord> {
  const { world } = ctx;
  const { payments, tickets } = world.tables;
  const events: BusinessEvent[] = [];
  for (const { refNo, paidAt } of payments.by('ticket', ticket.id)) {
    const result = refNo === null || paidAt !== null ? null : inquire(world, refNo);
    if (result) events.push(...recordPaymentResult(ctx, parsePaymentResult(world, result)).events);
  }
  return reply(tickets.must(ticket.id), ...events);
}
