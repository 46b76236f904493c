import { presentFood } from '../../domain/catalogue/index.ts';
import { findMenu } from '../../domain/sales/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { getSettings } from '../../world/world.ts';
import { acceptPayment } from './accept-payment.ts';
import { assertCounter } from './assert-counter.ts';
import { getDiscountLimits } from './booking-discount.ts';
import { findByCode, findByCodeOrMail } from './find-tickets.ts';
import { presentFound } from './present-found.ts';
import { findDishRefusal, findPaymentRefusal, findWristbandRefusal } from './reasons.ts';
import { sellDishes } from './sell-dishes.ts';

/** What a counter does besides selling: searches, dishes, payments of bookings (002 §7.6). */
export const counter = {
  searchBookings({ body }, ctx) {
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
  },

  searchWristbands({ body }, ctx) {
    const { world, rules } = ctx;
    assertCounter(ctx);
    const found = findByCodeOrMail(ctx, 'wristband', body.search);
    return {
      tickets: found.map((ticket) => presentFound(world, rules, ticket, { reason: findWristbandRefusal(ticket) })),
    };
  },

  searchDining({ body }, ctx) {
    const { world, rules } = ctx;
    assertCounter(ctx);
    const tickets = findByCode(ctx, body.search).map((ticket) => {
      const reason = findDishRefusal(world, rules, ticket);
      const menu = reason === null ? findMenu(world, world.tables.packages.must(ticket.packageId)) : null;
      return presentFound(world, rules, ticket, {
        reason,
        enableDiscount: getSettings(world).enableDiscount,
        foods: (menu ?? []).map(presentFood),
      });
    });
    return { tickets };
  },

  generateDining: ({ body }, ctx) => sellDishes(ctx, body),

  acceptPayment: ({ body }, ctx) => acceptPayment(ctx, body),
} satisfies Partial<Handlers>;
