import { formatInstant } from '@muara/contract/rules';
import type { Context } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';
import { makeResetToken } from '../auth/reset-links.ts';
import { ticketsMail, voidedTicketMail } from '../outbox/tickets-mail.ts';
import { agentTicketLink } from '../printing/document-links.ts';
import { categoryName } from './export-mine.ts';
import type { Mine } from './find-mine.ts';

/**
 * Mails tickets to who has them: codes, QR codes and how long they are good. An account that was never activated gets the
 * link that sets its first password along (001 §4). @param name as the agent calls them
 */
export function mailTickets(ctx: Context, customer: UserRecord, name: string, tickets: readonly Mine[]): void {
  const { world, now, request } = ctx;
  const { packages, tickets: purchases, outbox } = world.tables;
  const activation =
    customer.passwordHash === null
      ? `${request.origin}/d/reset-password?token=${makeResetToken(world, customer.id)}`
      : null;
  const mail = ticketsMail({
    to: customer.email,
    name,
    activation,
    tickets: tickets.map(({ code, qrcode, category, expiredAt, ticketId }) => ({
      code,
      qrcode,
      link: agentTicketLink(ctx, { code }),
      category: categoryName(category),
      package: packages.must(purchases.must(ticketId).packageId).name,
      until: expiredAt === null ? null : formatInstant(expiredAt).slice(0, 10),
    })),
  });
  const codes = tickets.map(({ code }) => code);
  outbox.insert({
    ...mail,
    ticketCode: codes[0] ?? null,
    ...(codes.length > 1 && { ticketCodes: codes }),
    createdAt: now,
  });
}

/** Tells who has a ticket that it is void. */
export function mailVoid({ world, now }: Context, { code, userId, holderName }: Mine): void {
  const customer = userId === null ? undefined : world.tables.users.get(userId);
  if (!customer) return;
  const mail = voidedTicketMail(customer.email, holderName ?? customer.name, code);
  world.tables.outbox.insert({ ...mail, ticketCode: code, createdAt: now });
}
