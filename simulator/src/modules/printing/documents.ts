import { renderReceipt } from '../../documents/index.ts';
import { binary, type Binary } from '../../kernel/binary.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { findTicket } from '../tickets/find-ticket.ts';
import { receiptOf } from './receipt-of.ts';

/** The same receipt at three addresses: for print helpers, for buyers, for staff (000 §7, 001 §7, 002 §7.6). */
export const documents = {
  downloadPrintableTicket: ({ params, query }, ctx) => receipt(ctx, params.code, query['no-margin'] === '1'),
  downloadReceipt: ({ params, query }, ctx) => receipt(ctx, params.code, query['no-margin'] === '1'),
  viewReceipt: ({ params, query }, ctx) => receipt(ctx, params.code, query['no-margin'] === '1'),
} satisfies Partial<Handlers>;

async function receipt({ world, rules }: Context, code: string, noMargin: boolean): Promise<Binary> {
  const ticket = findTicket(world, code);
  demandReceipt(ticket);
  return binary(
    await renderReceipt(receiptOf(world, ticket, rules), { noMargin }),
    'application/pdf',
    `receipt-${ticket.code}.pdf`,
  );
}

/** A receipt is for what was paid and kept (001 §5). @throws Refusal receipt_unavailable, ticket_not_paid */
export function demandReceipt(ticket: TicketRecord): void {
  if (ticket.refund?.doneAt != null || ticket.cancel?.doneAt != null) throw new Refusal('receipt_unavailable');
  if (!ticket.payment.isPaid) throw new Refusal('ticket_not_paid');
}
