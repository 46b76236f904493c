import { countsFromWire, type Counts, type PriceSource } from '@muara/contract/rules';
import type { BookingForm } from '@muara/contract/types';
import { findJetty, holidaysAhead, presentPackage } from '../../domain/catalogue/index.ts';
import { readFoods } from '../../domain/sales/index.ts';
import { getCapacity, countDaySeats, getSlot } from '../../domain/seats/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors, Refusal } from '../../kernel/refusal.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { JettyRecord, Slot } from '../../world/catalogue/jetties.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { LocalDate } from '../../world/records.ts';
import type { TicketFood, TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { countryProblems, getPartner, type BookingPartner } from './booking-buyer.ts';
import { isBookable } from './booking-choices.ts';

/** A booking whose references resolve and whose passenger counts are allowed; not yet priced. */
export interface BookingOrder extends BookingPartner {
  pkg: PackageRecord;
  source: PriceSource;
  jetty: JettyRecord;
  date: LocalDate;
  /** The slot's label; null at a jetty without slots. */
  slot: string | null;
  counts: Counts;
  /** Most passengers who may board, including free ones. */
  capacity: number;
  foods: { food: FoodRecord; quantities: TicketFood['quantities'] }[];
}

/**
 * Parses the booking form (002 §5.1, §7.1).
 * Seats that the booking already has count as free, and an unchanged date needs no notice.
 * @param before the stored booking; null for a new one
 * @throws Refusal for all invalid fields, or else for the first thing that is unknown, closed or full
 */
export function readBooking(ctx: Context, form: BookingForm, before: TicketRecord | null): BookingOrder {
  const { world, rules } = ctx;
  const named = form.jetty_id == null ? undefined : findJetty(world, form.jetty_id);
  const problems = rules.checkBooking(form, { slots: (named?.slots.length ?? 0) > 0 });
  assertNoFieldErrors([...problems, ...countryProblems(form)]);
  const partner = getPartner(ctx, form);
  const pkg = getPackage(ctx, form.package_id);
  if (!named || !pkg.jettyIds.includes(named.id)) throw new Refusal('jetty_not_found', { field: 'jetty_id' });
  const date = readDate(ctx, pkg, form, before);
  const slot = slotNamed(ctx, named, form.slot);
  const counts = countsFromWire(form);
  const capacity = assertSeats(ctx, { pkg, jetty: named, date, slot, counts, before });
  return {
    ...partner,
    pkg,
    source: partner.agent ? 'agent' : partner.guide ? 'tourguide' : 'none',
    jetty: named,
    date,
    slot: slot && rules.slotLabel(slot),
    counts,
    capacity,
    foods: readFoods(ctx, pkg, counts, form.foods ?? []),
  };
}

/** @throws Refusal package_not_found, package_not_on_sale */
function getPackage({ world, rules, now }: Context, id: number | null | undefined): PackageRecord {
  const pkg = world.tables.packages.get(id ?? 0);
  if (!pkg || pkg.deletedAt !== null || pkg.system) throw new Refusal('package_not_found', { field: 'package_id' });
  if (!isBookable(pkg)) throw new Refusal('package_not_on_sale', { field: 'package_id' });
  assertAllowed(rules.checkPackage({ package: presentPackage(pkg), platform: 'booking', exhibition: false, now }));
  return pkg;
}

function readDate(
  { world, rules, now }: Context,
  pkg: PackageRecord,
  { depart_date: date = null }: BookingForm,
  before: TicketRecord | null,
): LocalDate {
  assertAllowed(
    rules.checkDate({
      date,
      now,
      platform: 'booking',
      vvip: true,
      edit: before !== null && before.departDate === date,
      holidays: holidaysAhead(world),
      package: presentPackage(pkg),
    }),
  );
  return date as LocalDate;
}

/** @throws Refusal slot_not_found */
function slotNamed({ rules }: Context, jetty: JettyRecord, label: string | null | undefined): Slot | null {
  if (jetty.slots.length === 0) return null;
  const slot = jetty.slots.find((candidate) => rules.slotLabel(candidate) === label);
  if (!slot) throw new Refusal('slot_not_found', { field: 'slot' });
  return slot;
}

interface SeatsWanted {
  pkg: PackageRecord;
  jetty: JettyRecord;
  date: LocalDate;
  slot: Slot | null;
  counts: Counts;
  before: TicketRecord | null;
}

/** @returns the most passengers that fit @throws Refusal slot_…, not_enough_seats, too_many_passengers */
function assertSeats({ world, rules, now }: Context, wanted: SeatsWanted): number {
  const { pkg, jetty, date, counts, before } = wanted;
  const passengers = rules.countPassengers(counts);
  const asked = { jetty, date, pkg, exceptTicketId: before?.id ?? null };
  const slot = wanted.slot && getSlot(world, rules, asked, wanted.slot);
  if (slot) assertAllowed(rules.checkSlot({ slot, date, now, passengers }));
  const daySeats = countDaySeats(world, rules, asked);
  assertAllowed(rules.checkDaySeats({ left: daySeats, passengers }));
  const max = rules.maxPassengers({
    platform: 'booking',
    vvip: pkg.vvip,
    serverMax: getSettings(world).maxPassenger,
    packageMax: pkg.maxPassenger,
    jetty: getCapacity(jetty),
    slot,
  });
  const verdict = rules.checkPassengerCount(passengers, max);
  assertAllowed(verdict.ok ? verdict : { ...verdict, field: 'total_adult' });
  return Math.min(max, slot?.available_passenger ?? daySeats ?? max);
}
