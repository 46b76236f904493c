import { countTickets, listUpcomingTickets } from '../../domain/tickets/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getSettings } from '../../world/world.ts';
import { jettyChanged, getJetty, listJetties } from './jetty-records.ts';
import { listTicketsOnLostSlots } from './lost-slots.ts';
import { listOverbookedTickets } from './overbooked-tickets.ts';
import { addJetty, editJetty } from './save-jetty.ts';

/** Jetties and their slots (002 §2.10). */
export const jetties = {
  listJetties: ({ query }, { world }) => listJetties(world, query),

  countSlotTickets({ query: { id, slots = '' } }, { world, rules }) {
    const jetty = getJetty(world, id);
    if (!getSettings(world).enableSlot) return countTickets([]);
    const kept = new Set(slots.split(',').map((label) => label.trim()));
    return countTickets(listTicketsOnLostSlots(world, rules, jetty, kept));
  },

  countOverbookedTickets({ query: { id, max_passenger: seats } }, { world, rules }) {
    const jetty = getJetty(world, id);
    return countTickets(listOverbookedTickets(world, rules, jetty, seats));
  },

  addJetty({ body }, ctx) {
    const changed = addJetty(body, ctx);
    return reply(listJetties(ctx.world), changed);
  },

  editJetty({ body }, ctx) {
    const events = editJetty(body, ctx);
    return reply(listJetties(ctx.world), ...events);
  },

  deleteJetty({ params: { id } }, ctx) {
    const { world, rules, now } = ctx;
    const jetty = getJetty(world, id);
    const count = listUpcomingTickets(world, rules).filter(({ jettyId }) => jettyId === id).length;
    if (count > 0) throw new Refusal('jetty_in_use', { params: { count: String(count) } });
    world.tables.jetties.update(id, { deletedAt: now });
    return reply({ success: true }, jettyChanged(`Removed jetty ${jetty.name}`, jetty, null));
  },
} satisfies Partial<Handlers>;
