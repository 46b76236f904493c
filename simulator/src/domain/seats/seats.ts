import type { JettyCapacity, Rules } from '@muara/contract/rules';
import type { Slot as SlotAnswer } from '@muara/contract/types';
import type { JettyRecord, Slot } from '../../world/catalogue/jetties.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { LocalDate } from '../../world/records.ts';
import { seatsKey } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings, type World } from '../../world/world.ts';
import { getSeatHolder } from '../tickets/index.ts';

/** Which seats are requested. */
interface SeatsAsked {
  jetty: JettyRecord;
  date: LocalDate;
  pkg: PackageRecord;
  /** A ticket that is being moved: its own seats count as free. */
  exceptTicketId?: number | null;
}

/** Returns a jetty in the form that capacity rules take. */
export function getCapacity({ id, maxPassenger }: JettyRecord): JettyCapacity {
  return { id, max_passenger: maxPassenger };
}

/**
 * Returns the slots of a jetty on a date with seats left, always counted from the tickets themselves
 * (002 §4.3). A seat-limited jetty shares its seats among all packages; elsewhere a VVIP booking has a boat of its own,
 * so a slot takes one, and the others share the server's maximum.
 */
export function listDaySlots(world: World, rules: Rules, asked: SeatsAsked): SlotAnswer[] {
  return asked.jetty.slots.map((slot) => getSlot(world, rules, asked, slot));
}

/** Returns one slot with its seats left. */
export function getSlot(world: World, rules: Rules, asked: SeatsAsked, slot: Slot): SlotAnswer {
  const { jetty, date } = asked;
  const now = world.clock.now();
  const tide = world.tables.seaTides.one('date', date);
  const seatide = rules.isSeatideSlot({ jettyId: jetty.id, from: slot.from, sessions: tide ? [tide.session] : [] });
  const left = { from: slot.from, to: slot.to, seatide, ...seatsLeft(world, rules, asked, rules.slotLabel(slot)) };
  return { ...left, state: rules.slotState({ slot: left, date, now }) };
}

/** Returns the seats left on a date at a jetty without slots; null without a daily limit. */
export function countDaySeats(world: World, rules: Rules, asked: SeatsAsked): number | null {
  const { slots, maxPassenger } = asked.jetty;
  if (slots.length > 0 || maxPassenger === null) return null;
  return seatsLeft(world, rules, asked, null).available_passenger;
}

function seatsLeft(
  world: World,
  rules: Rules,
  { jetty, date, pkg, exceptTicketId }: SeatsAsked,
  label: string | null,
): { available: number; available_passenger: number } {
  const now = world.clock.now();
  const aboard = world.tables.tickets
    .by('seats', seatsKey(jetty.id, date, label))
    .filter((ticket) => ticket.id !== exceptTicketId && rules.holdsCapacity(getSeatHolder(ticket), now));
  if (rules.isSeatLimited(getCapacity(jetty))) {
    const seats = Math.max(0, (jetty.maxPassenger ?? 0) - countPassengers(aboard));
    return { available: seats, available_passenger: seats };
  }
  if (pkg.vvip) {
    const taken = aboard.some((ticket) => ticket.vvip);
    return { available: taken ? 0 : 1, available_passenger: taken ? 0 : pkg.maxPassenger };
  }
  const shared = aboard.filter((ticket) => !ticket.vvip);
  const seats = Math.max(0, getSettings(world).maxPassenger - countPassengers(shared));
  return { available: seats, available_passenger: seats };
}

function countPassengers(tickets: readonly TicketRecord[]): number {
  return tickets.reduce((sum, ticket) => sum + ticket.passengers, 0);
}
