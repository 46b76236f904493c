import type { Handlers } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { actorOf } from '../auth/session-of.ts';
import { presentTicket } from '../tickets/present-ticket.ts';
import { presentSalePackages } from './present-sale-packages.ts';
import { sellerOf, type Seller } from './seller.ts';

/** Platforms whose buyers pay later, and come back with the code of their ticket. */
const ONLINE: ReadonlySet<string> = new Set(['web_app', 'mobile_app', 'agent_dashboard']);
const VISITOR: Seller = { platform: 'web_app', user: null, shift: null };

/** What can be bought, for whoever asks (002 §7.5). */
export const shop = {
  getSalePackages({ query }, { world, session, rules, request }) {
    const seller = sellerOf(world, rules, session);
    // Staff who look at the public shop are its visitors; only a till is a counter.
    const visitor = seller.platform === 'counter' && !request.pos;
    if (
      seller.platform === 'counter' &&
      !visitor &&
      session &&
      !rules.hasPermission(actorOf(session), 'Tickets', 'Create')
    ) {
      throw new Refusal('permission_denied');
    }
    const named = query.ticket_code === undefined ? undefined : world.tables.tickets.one('code', query.ticket_code);
    const resumed = named && ONLINE.has(named.platform) ? presentTicket(world, named, rules) : null;
    return presentSalePackages(world, rules, visitor ? VISITOR : seller, resumed);
  },
} satisfies Partial<Handlers>;
