import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { bookingMail } from '../outbox/booking-mail.ts';
import { sendMail } from '../outbox/send-mail.ts';
import { publicUrl } from '../printing/send-job.ts';
import { amountToPay } from '../tickets/amount-to-pay.ts';

/** Where a buyer sees a booking and pays it (002 §7.1). */
function paymentLink(ctx: Context, { code }: TicketRecord): string {
  return publicUrl(ctx, `/tickets/email/booking/${code}`);
}

/** Writes to the buyer how a booking stands, from what is stored. @param changed it was changed while it was pending */
export function tellBuyer(ctx: Context, booking: TicketRecord, { changed = false } = {}): void {
  const { packages, jetties } = ctx.world.tables;
  const mail = {
    booking,
    changed,
    packageName: packages.must(booking.packageId).name,
    jettyName: booking.jettyId === null ? null : (jetties.get(booking.jettyId)?.name ?? null),
    toPay: amountToPay(booking, ctx.rules),
    link: paymentLink(ctx, booking),
    receipt: publicUrl(ctx, `/tickets/pdf/receipt/${booking.code}`),
  };
  sendMail(ctx, booking, (to) => bookingMail(to, mail));
}
