import type { ReactionContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Mail } from './mail-page.ts';
import { getPlace } from './get-place.ts';
import { receiptMail } from './receipt-mail.ts';

/** Returns the mail of a paid purchase. @param receipt URL of its receipt */
export function writeReceiptMail(
  { world }: Pick<ReactionContext, 'world'>,
  to: readonly string[],
  ticket: TicketRecord,
  receipt: string,
): Mail {
  const boards = !ticket.diningOnly && world.tables.subTickets.count('ticket', ticket.id) === 0;
  return receiptMail(to, ticket, { ...getPlace(world, ticket), receipt, boards });
}
