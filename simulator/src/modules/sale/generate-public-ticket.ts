import type { Handler } from '../../kernel/handler.ts';
import { sell } from './sell.ts';

/** Sells in the public shop (002 §7.6). */
export const generatePublicTicket: Handler<'generatePublicTicket'> = ({ body }, ctx) =>
  sell(ctx, { platform: 'web_app', user: null, shift: null }, body);
