import { Refusal } from '../../kernel/refusal.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { Session, World } from '../../world/world.ts';
import type { Context } from '../../kernel/handler.ts';

/** A ticket of an agent's batch. */
export type Mine = Readonly<SubTicketRecord>;

/** Returns the calling agent; only agents may call operations of My Tickets. */
export function getAgent({ session }: Context): Session['user'] {
  return session.user;
}

/**
 * Returns one of an agent's tickets by code or id; those of others are not found.
 * @throws Refusal ticket_not_found
 */
export function getMine(
  { tables: { subTickets } }: World,
  agentId: number,
  by: { code: string } | { id: number },
): Mine {
  const ticket = 'id' in by ? subTickets.get(by.id) : subTickets.one('code', by.code);
  if (!ticket || ticket.agentId !== agentId) throw new Refusal('ticket_not_found');
  return ticket;
}

/**
 * Returns the selected tickets without duplicates; all must be the agent's.
 * @throws Refusal tickets_required, ticket_not_found
 */
export function listSelected(world: World, agentId: number, ids: readonly number[]): Mine[] {
  if (ids.length === 0) throw new Refusal('tickets_required', { field: 'ticket_ids' });
  return [...new Set(ids)].map((id) => getMine(world, agentId, { id }));
}
