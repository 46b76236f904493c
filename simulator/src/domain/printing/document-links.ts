import type { Context } from '../../kernel/handler.ts';
import { documentKey } from '../../world/document-keys.ts';
import { publicUrl } from './send-job.ts';

/** What a link needs of a call. */
type LinkContext = Pick<Context, 'world' | 'request'>;

/** Returns the URL of a receipt with its key, for mails. */
export function receiptLink(ctx: LinkContext, { code }: { code: string }): string {
  return publicUrl(ctx, `/tickets/pdf/receipt/${code}?key=${documentKey(ctx.world, code)}`);
}

/** Returns the URL of one ticket of a batch with its key, for the mail to its holder. */
export function agentTicketLink(ctx: LinkContext, { code }: { code: string }): string {
  return publicUrl(ctx, `/tickets/pdf/ticket_agent/${code}?key=${documentKey(ctx.world, code)}`);
}

/** Returns the URL where a buyer sees and pays a booking (002 §7.1). */
export function paymentLink(ctx: LinkContext, { code }: { code: string }): string {
  return publicUrl(ctx, `/tickets/email/booking/${code}?key=${documentKey(ctx.world, code)}`);
}
