import { PAGE_SIZE } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import type { ReceivedTicket } from '@muara/contract/types';
import { getSubTicketFacts } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns a page of the tickets that agents sent to a user, newest first. */
export const listReceivedTickets: Handler<'listReceivedTickets'> = ({ query }, ctx) => {
  const { world, rules } = ctx;
  const { id: userId } = ctx.session.user;
  const page = query.page ?? 0;
  const received = world.tables.subTickets.by('user', userId).toReversed();
  return {
    data: received
      .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
      .map((ticket) => presentReceived(world, rules, ticket)),
    total: received.length,
  };
};

function presentReceived(world: World, rules: Rules, ticket: SubTicketRecord): ReceivedTicket {
  const { tables } = world;
  const { code, category, qrcode, ticketId, expiredAt, validatedAt } = ticket;
  const state = rules.subTicketState(getSubTicketFacts(world, ticket));
  return {
    code,
    package: { name: tables.packages.must(tables.tickets.must(ticketId).packageId).name },
    category,
    state,
    qrcode: state === 'Sold' ? qrcode : null,
    expired_at: toIso(expiredAt),
    validated_at: toIso(validatedAt),
  };
}
