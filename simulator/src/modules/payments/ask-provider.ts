import type { Context } from '../../kernel/handler.ts';
import { inquire } from '../../provider/inquire.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { parsePaymentResult } from './parse-payment-result.ts';

/**
 * Asks the provider about a ticket's attempts that were not reported as paid.
 * @returns the updated ticket
 */
export function askProvider(ctx: Context, ticket: TicketRecord): TicketRecord {
  const { world } = ctx;
  const { payments, tickets } = world.tables;
  for (const { refNo, paidAt } of payments.by('ticket', ticket.id)) {
    const result = refNo === null || paidAt !== null ? null : inquire(world, refNo);
    if (result) recordPaymentResult(ctx, parsePaymentResult(world, result));
  }
  return tickets.must(ticket.id);
}
