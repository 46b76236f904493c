import type { JobContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Mail } from './mail-page.ts';
import { storeMail } from './store-mail.ts';

/** Sends a mail to all addresses of a ticket's buyer; sends nothing without one. */
export function sendMail(
  { world, now }: Pick<JobContext, 'world' | 'now'>,
  ticket: TicketRecord,
  mailTo: (to: readonly string[]) => Mail,
): void {
  const { email, emails } = ticket.buyer;
  const to = [...new Set([...(email === null ? [] : [email]), ...emails])];
  if (to.length > 0) storeMail(world, { ...mailTo(to), ticketCode: ticket.code, createdAt: now });
}
