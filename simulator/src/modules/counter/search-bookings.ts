import type { Handler } from '../../kernel/handler.ts';
import { assertCounter } from './assert-counter.ts';
import { getDiscountLimits } from './booking-discount.ts';
import { findByCodeOrMail } from './find-tickets.ts';
import { presentFound } from './present-found.ts';
import { findPaymentRefusal } from './reasons.ts';

/** Finds bookings that a counter can take payment for (002 §7.6). */
export const searchBookings: Handler<'searchBookings'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  assertCounter(ctx);
  const tickets = findByCodeOrMail(ctx, 'booking', body.search).map((booking) => {
    const { enableDiscount, agentPrice, existing } = getDiscountLimits(world, booking);
    return presentFound(world, rules, booking, {
      reason: findPaymentRefusal(world, booking),
      enableDiscount: enableDiscount && !agentPrice && !existing,
    });
  });
  return { tickets };
};
