import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { bookingMail } from '../outbox/booking-mail.ts';
import { sendMail } from '../outbox/send-mail.ts';
import { paymentLink, receiptLink } from '../printing/document-links.ts';
import { amountToPay } from '../tickets/amount-to-pay.ts';

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
    receipt: receiptLink(ctx, booking),
  };
  sendMail(ctx, booking, (to) => bookingMail(to, mail));
}
