import { paymentLink, receiptLink } from '../../domain/printing/index.ts';
import { amountToPay } from '../../domain/tickets/index.ts';
import type { ReactionContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { bookingMail } from './booking-mail.ts';
import { getPlace } from './get-place.ts';
import { sendMail } from './send-mail.ts';

/** Mails the state of a booking to its buyer. @param changed whether it was changed while pending */
export function mailBookingState(ctx: ReactionContext, booking: TicketRecord, { changed = false } = {}): void {
  const mail = {
    booking,
    changed,
    ...getPlace(ctx.world, booking),
    toPay: amountToPay(booking, ctx.rules),
    link: paymentLink(ctx, booking),
    receipt: receiptLink(ctx, booking),
  };
  sendMail(ctx, booking, (to) => bookingMail(to, mail));
}
