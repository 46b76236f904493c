import { getSeller } from '../../domain/sellers/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { sell } from './sell.ts';

/** Sells at the counter or on the agents' dashboard (002 §7.6). */
export const generateTicket: Handler<'generateTicket'> = ({ body }, ctx) =>
  sell(ctx, getSeller(ctx.world, ctx.rules, ctx.session), body);
