import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { checkDate } from '@muara/contract/rules/availability/check-date';
import { checkPackage } from '@muara/contract/rules/availability/check-package';
import { maxPassengers } from '@muara/contract/rules/availability/max-passengers';
import { packagePricingFromWire } from '@muara/contract/rules/pricing/package-pricing-from-wire';
import type { PricedOrder, PriceSource } from '@muara/contract/rules/pricing/shapes';
import { priceOrder } from '@muara/contract/rules/pricing/price-order';
import { pricesFromWire } from '@muara/contract/rules/pricing/prices-from-wire';
import { toEpoch } from '@muara/contract/rules/dates/to-epoch';
import { toRinggit } from '@muara/contract/rules/money/to-ringgit';
import type { BookingDetail, BookingForm, Food, Slot, Ticket } from '@muara/contract/types';
import { clock } from '@/lib/clock.ts';
import { today } from '@/lib/dates.ts';
import { type BookingDraft, countsOf } from './booking-draft.ts';
import type { BookingKind } from './bookings.api.ts';

/** What the form offers to choose from. */
export type BookingLists = Omit<BookingDetail, 'ticket'>;
export type BookingPackage = BookingLists['all_packages'][number];
export type BookingJetty = BookingLists['all_jettys'][number];

/** Packages that can be booked in a list, plus the booking's own, even if no longer on sale (002 §7.1). */
export function packagesOf(
  { all_packages: all }: BookingLists,
  kind: BookingKind,
  own: number | null,
): BookingPackage[] {
  const now = clock.now();
  return all.filter(
    (pkg) =>
      pkg.id === own ||
      ((kind === 1 ? pkg.vvip_charter : pkg.vvip && !pkg.vvip_charter) &&
        checkPackage({ package: pkg, platform: 'booking', exhibition: false, now }).ok),
  );
}

export const packageOf = ({ all_packages: all }: BookingLists, id: number | null): BookingPackage | null =>
  all.find((pkg) => pkg.id === id) ?? null;

export const jettyOf = ({ all_jettys: all }: BookingLists, id: number | null): BookingJetty | null =>
  all.find((jetty) => jetty.id === id) ?? null;

/** The jetties of a package, plus the booking's own, even if it was removed. */
export function jettiesOf(
  { all_jettys: all }: BookingLists,
  pkg: BookingPackage | null,
  own: number | null,
): BookingJetty[] {
  return all.filter(
    ({ id, deleted_at: gone }) => id === own || (gone === null && (pkg === null || pkg.jetty_ids.includes(id))),
  );
}

/** The dishes of a package, and those that the booking has. */
export function menuOf(lists: BookingLists, pkg: BookingPackage | null, booked: readonly number[]): Food[] {
  const ids = new Set(pkg?.food_ids ?? []);
  const menu = lists.all_foods.filter(({ id, active }) => ids.has(id) && active);
  const others = lists.all_foods.filter(({ id }) => booked.includes(id) && !menu.some((dish) => dish.id === id));
  return [...menu, ...others];
}

/**
 * The seats left on a departure; null if it has no limit.
 * A departure is a slot, or the day at a jetty without slots.
 */
interface SeatsLeft {
  slot: Pick<Slot, 'available_passenger'> | null;
  day: number | null;
}

/** Returns the most passengers of a booking (002 §9); none before a package is chosen. */
export function mostPassengers(lists: BookingLists, draft: BookingDraft, { slot, day }: SeatsLeft): number {
  const pkg = packageOf(lists, draft.package_id);
  if (pkg === null) return 0;
  const { max_passenger: packageMax, vvip } = pkg;
  const jetty = jettyOf(lists, draft.jetty_id);
  const most = maxPassengers({ platform: 'booking', vvip, serverMax: packageMax, packageMax, jetty, slot });
  return day === null ? most : Math.min(most, day);
}

/** Whether a day can be kept with another package: the rest of what blocks days depends on none. */
export function fitsPackage(day: string, pkg: BookingPackage | null): boolean {
  const verdict = checkDate({
    date: day,
    now: toEpoch(today()),
    platform: 'booking',
    vvip: true,
    edit: true,
    holidays: [],
    package: pkg,
  });
  return verdict.ok;
}

/** Whose prices apply: those of the agent or the tour guide of the booking (002 §9). */
export function sourceOf({
  agent_id: agent,
  tourguide_id: guide,
}: Pick<BookingDraft, 'agent_id' | 'tourguide_id'>): PriceSource {
  if (agent !== null) return 'agent';
  return guide === null ? 'none' : 'tourguide';
}

/**
 * Returns the current price of the booking in sen, an estimate until the server responds.
 * Null without a package.
 */
export function priceBooking(lists: BookingLists, draft: BookingDraft): PricedOrder | null {
  const pkg = packageOf(lists, draft.package_id);
  if (pkg === null) return null;
  return priceOrder({
    mode: 'sale',
    package: packagePricingFromWire(pkg),
    source: sourceOf(draft),
    counts: countsOf(draft),
    foods: draft.foods.flatMap(({ id, quantities }) => {
      const food = lists.all_foods.find((dish) => dish.id === id);
      return food ? [{ name: food.name, prices: pricesFromWire(food), quantities }] : [];
    }),
    minisigua: null,
    cashierDiscount: null,
    enableDiscount: false,
    fee: null,
  });
}

/** The booking as it is sent; amounts are what the form shows, in RM. */
export function bodyOf(draft: BookingDraft, priced: PricedOrder | null, ticket: Ticket | null): BookingForm {
  const { user_id: user, foods, typedCounts: _typed, ...values } = draft;
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as typeof values;
  return {
    ...(ticket === null ? {} : { id: ticket.id }),
    ...trimmed,
    emails: draft.emails.map((extra) => extra.trim()),
    foods: foods.map(({ id, quantities }) => ({
      id,
      ...Object.fromEntries(PRICED_CATEGORIES.map((category) => [`total_${category}`, quantities[category] ?? 0])),
    })),
    user: user === null ? null : { id: user },
    ...(priced === null ? {} : amountsOf(priced)),
  };
}

function amountsOf({ base, tier, food, cashier, total }: PricedOrder) {
  return {
    amount: toRinggit(base),
    total_discount: toRinggit(tier),
    amount_food: toRinggit(food),
    amount_discount: toRinggit(cashier),
    total_amount: toRinggit(total),
  };
}
