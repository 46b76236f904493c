import { listStaff, type StaffGroup } from '../../domain/people/index.ts';
import type { JobContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { buildMail, type MailFact } from './mail-page.ts';
import { storeMail } from './store-mail.ts';

/** What a mail to staff says: in English, like their documents. */
export interface StaffMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly MailFact[];
}

/** Sends one mail about a ticket to all staff of a group; sends nothing when nobody is in it. */
export function mailStaff(
  ctx: Pick<JobContext, 'world' | 'rules' | 'now'>,
  group: StaffGroup,
  { code }: Pick<TicketRecord, 'code'>,
  mail: StaffMail,
): void {
  const to = listStaff(ctx, group).map(({ email }) => email);
  if (to.length === 0) return;
  const built = buildMail({ ...mail, to, language: 'en', name: 'team' });
  storeMail(ctx.world, { ...built, ticketCode: code, createdAt: ctx.now });
}
