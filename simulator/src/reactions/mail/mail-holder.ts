import type { Language } from '@muara/contract/constants';
import { createResetToken } from '../../domain/people/index.ts';
import { agentTicketLink } from '../../domain/printing/index.ts';
import type { ReactionContext } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { ticketsMail, voidedTicketMail } from './tickets-mail.ts';
import { storeMail } from './store-mail.ts';

/**
 * Mails tickets to their holder: codes, QR codes and expiry dates.
 * For an account that was never activated it includes the link to set its first password (001 §4).
 * @param name as entered by the agent
 */
export function mailHeldTickets(
  ctx: ReactionContext,
  customer: UserRecord,
  name: string,
  tickets: readonly SubTicketRecord[],
): void {
  const { world, now, request } = ctx;
  const { packages, tickets: purchases } = world.tables;
  const activation =
    customer.passwordHash === null
      ? `${request.screens}/d/reset-password?token=${createResetToken(world, customer.id)}`
      : null;
  const mail = ticketsMail({
    to: customer.email,
    name,
    language: getLanguage(world, customer.id),
    activation,
    tickets: tickets.map(({ code, qrcode, category, expiredAt, ticketId }) => ({
      code,
      qrcode,
      link: agentTicketLink(ctx, { code }),
      category,
      package: packages.must(purchases.must(ticketId).packageId).name,
      until: expiredAt,
    })),
  });
  const codes = tickets.map(({ code }) => code);
  storeMail(world, {
    ...mail,
    ticketCode: codes[0] ?? null,
    ...(codes.length > 1 && { ticketCodes: codes }),
    createdAt: now,
  });
}

/** Informs the holder of a ticket that it is void. */
export function mailVoidToHolder({ world, now }: ReactionContext, { code, userId, holderName }: SubTicketRecord): void {
  const customer = userId === null ? undefined : world.tables.users.get(userId);
  if (!customer) return;
  const mail = voidedTicketMail(customer.email, holderName ?? customer.name, code, getLanguage(world, customer.id));
  storeMail(world, { ...mail, ticketCode: code, createdAt: now });
}

/** Returns the language of a user's last purchase; English without one. */
function getLanguage({ tables: { tickets } }: World, userId: number): Language {
  const [latest] = tickets.cursor('buyer', { key: userId }).page(0, 1);
  return latest?.buyer.language ?? 'en';
}
