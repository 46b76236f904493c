import { Refusal } from '../../kernel/refusal.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { Session, World } from '../../world/world.ts';
import type { Context } from '../../kernel/handler.ts';

/** A ticket with the purchase that it came with. */
export type Mine = Readonly<SubTicketRecord>;

/** The agent who calls: operations of My Tickets are open to agents alone. */
export function agentOf({ session }: Context): Session['user'] {
  return (session as Session).user;
}

/** A ticket that an agent hands out, by code or id. Those of others do not exist. @throws Refusal ticket_not_found */
export function getMine(
  { tables: { subTickets } }: World,
  agentId: number,
  by: { code: string } | { id: number },
): Mine {
  const ticket = 'id' in by ? subTickets.get(by.id) : subTickets.one('code', by.code);
  if (!ticket || ticket.agentId !== agentId) throw new Refusal('ticket_not_found');
  return ticket;
}

/** The tickets that were selected, each once. All are the agent's. @throws Refusal tickets_required, ticket_not_found */
export function selectedOf(world: World, agentId: number, ids: readonly number[]): Mine[] {
  if (ids.length === 0) throw new Refusal('tickets_required', { field: 'ticket_ids' });
  return [...new Set(ids)].map((id) => getMine(world, agentId, { id }));
}
