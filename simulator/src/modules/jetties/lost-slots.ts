import type { Rules } from '@muara/contract/rules';
import { listUpcomingTickets } from '../../domain/tickets/index.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns the upcoming tickets on slots that a jetty would lose (002 §4.2).
 * A slot that starts or ends at another time is another slot.
 * @param kept labels of the remaining slots
 */
export function listTicketsOnLostSlots(
  world: World,
  rules: Rules,
  jetty: JettyRecord,
  kept: ReadonlySet<string>,
): TicketRecord[] {
  const lost = new Set(jetty.slots.map((slot) => rules.slotLabel(slot)).filter((label) => !kept.has(label)));
  if (lost.size === 0) return [];
  return listUpcomingTickets(world, rules).filter(
    ({ jettyId, slot }) => jettyId === jetty.id && slot !== null && lost.has(slot),
  );
}
