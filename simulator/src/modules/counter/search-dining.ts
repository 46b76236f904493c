import { presentFood } from '../../domain/catalogue/index.ts';
import { findMenu } from '../../domain/sales/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getSettings } from '../../world/world.ts';
import { assertCounter } from './assert-counter.ts';
import { findByCode } from './find-tickets.ts';
import { presentFound } from './present-found.ts';
import { findDishRefusal } from './reasons.ts';

/** Finds tickets that dishes can be sold for (002 §7.6). */
export const searchDining: Handler<'searchDining'> = ({ body }, ctx) => {
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
};
