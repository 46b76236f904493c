import type { Context } from '../../kernel/handler.ts';
import { partsVoidedMail, sendMail } from '../../reactions/mail/index.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';

/** Mails the holders of batch tickets that these are void: one mail per person. */
export function mailHolders(ctx: Context, batch: TicketRecord, parts: readonly SubTicketRecord[]): void {
  const codes = new Map<number, string[]>();
  for (const { userId, code } of parts) if (userId !== null) codes.set(userId, [...(codes.get(userId) ?? []), code]);
  for (const [id, held] of codes) {
    const { name, email } = ctx.world.tables.users.must(id);
    const holder = { ...batch, buyer: { ...batch.buyer, name, email, emails: [] } };
    sendMail(ctx, holder, (to) => partsVoidedMail(to, holder, held));
  }
}
