import { Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns the purchase with a code. @throws Refusal ticket_not_found */
export function getTicketByCode(world: World, code: string): TicketRecord {
  const ticket = world.tables.tickets.one('code', code);
  if (!ticket) throw new Refusal('ticket_not_found');
  return ticket;
}
