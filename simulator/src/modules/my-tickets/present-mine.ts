import type { TicketPlatform } from '@muara/contract/constants';
import { type MyTicketToChange, type Rules, formatInstant } from '@muara/contract/rules';
import type { MyTicket, TicketUser } from '@muara/contract/types';
import { getSubTicketFacts } from '../../domain/tickets/index.ts';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns the part of a ticket that decides what its agent can do with it, by wire names. */
export function mineToChange(world: World, ticket: SubTicketRecord): MyTicketToChange {
  return { ...getSubTicketFacts(world, ticket), platform: world.tables.tickets.must(ticket.ticketId).platform };
}

/** Returns a ticket as its agent sees it (001 §4). */
export function presentMine(world: World, ticket: SubTicketRecord, rules: Rules): MyTicket {
  const batch = world.tables.tickets.must(ticket.ticketId);
  const state = mineToChange(world, ticket);
  return {
    id: ticket.id,
    code: ticket.code,
    batch_code: batch.code,
    package_id: batch.packageId,
    package: { name: world.tables.packages.must(batch.packageId).name },
    category: ticket.category,
    state: rules.subTicketState(state),
    sold: ticket.sold,
    user: presentHolder(world, ticket),
    platform: batch.platform as TicketPlatform,
    selectable: rules.checkMarkSold(state).ok,
    sendable: rules.checkSendToUser(state).ok,
    frozen_by: state.frozen_by ?? null,
    validated_at: state.validated_at,
    canceled_at: state.canceled_at,
    expired_at: toIso(ticket.expiredAt),
    created_at: formatInstant(ticket.createdAt),
  };
}

/**
 * Returns a ticket's holder as far as the agent knows: the name and email that the agent entered.
 * The account's own data is private to its owner.
 */
export function presentHolder({ tables: { users } }: World, ticket: SubTicketRecord): TicketUser | null {
  const user = ticket.userId === null ? undefined : users.get(ticket.userId);
  if (!user) return null;
  return { id: user.id, name: ticket.holderName ?? '', email: user.email, company_name: null, contact: null };
}
