import type { PublicContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { findJetty, holidaysAhead } from '../catalogue/index.ts';
import { countDaySeats, getSlot } from './seats.ts';

/**
 * Returns whether an order whose hold lapsed can still be served: an open ticket always, a dated one
 * while its date and slot can be sold and seats are free (002 §4.3).
 */
export function canStillBeServed({ world, rules, now }: PublicContext, ticket: TicketRecord): boolean {
  const { departDate: date, jettyId, slot: label, passengers, vvip } = ticket;
  if (date === null || jettyId === null) return true;
  const jetty = findJetty(world, jettyId);
  if (!jetty) return false;
  // A VVIP trip's notice was given when it was ordered.
  const day = {
    date,
    now,
    platform: 'web_app' as const,
    vvip,
    edit: true,
    holidays: holidaysAhead(world),
    package: null,
  };
  if (!rules.checkDate(day).ok) return false;
  const pkg = world.tables.packages.must(ticket.packageId);
  const asked = { jetty, date, pkg, exceptTicketId: ticket.id };
  if (label === null) return rules.checkDaySeats({ left: countDaySeats(world, rules, asked), passengers }).ok;
  const times = jetty.slots.find((candidate) => rules.slotLabel(candidate) === label);
  if (!times) return false;
  const slot = getSlot(world, rules, asked, times);
  return rules.checkSlot({ slot, date, now, passengers }).ok;
}
