import { getSeller } from '../../domain/sellers/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { sell } from './sell.ts';

export { presentSale, soldEvents } from './sell.ts';

/** Selling: in the public shop, at the counter, on the agents' dashboard (002 §7.6). */
export const sale = {
  generatePublicTicket: ({ body }, ctx) => sell(ctx, { platform: 'web_app', user: null, shift: null }, body),
  generateTicket: ({ body }, ctx) => sell(ctx, getSeller(ctx.world, ctx.rules, ctx.session), body),
} satisfies Partial<Handlers>;
