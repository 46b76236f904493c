import { countTickets } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getSettings } from '../../world/world.ts';
import { getJetty } from './get-jetty.ts';
import { listTicketsOnLostSlots } from './lost-slots.ts';

/**
 * Returns how many upcoming tickets are on slots that a jetty would lose (002 §4.2).
 * @throws Refusal record_not_found
 */
export const countSlotTickets: Handler<'countSlotTickets'> = ({ query: { id, slots = '' } }, { world, rules }) => {
  const jetty = getJetty(world, id);
  if (!getSettings(world).enableSlot) return countTickets([]);
  const kept = new Set(slots.split(',').map((label) => label.trim()));
  return countTickets(listTicketsOnLostSlots(world, rules, jetty, kept));
};
