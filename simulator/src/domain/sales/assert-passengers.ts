import { COUNTRIES, STATES } from '@muara/contract/constants';
import type { Counts } from '@muara/contract/rules';
import type { GenerateRequest } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, invalidInput, Refusal } from '../../kernel/refusal.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import { getSettings } from '../../world/world.ts';
import { getCapacity, countDaySeats, getSlot } from '../seats/index.ts';
import type { Seller } from '../sellers/index.ts';
import type { Departure, Place } from './departure.ts';

interface OrderedPlace {
  seller: Seller;
  pkg: PackageRecord;
  counts: Counts;
  body: GenerateRequest;
  /** Null for an open ticket. */
  place: Place | null;
}

/**
 * Checks the passengers: groups, origin, and whether they fit (002 §5.3, §9).
 * @returns the departure with its free capacity; null for an open ticket
 * @throws Refusal
 */
export function assertPassengers(
  ctx: PublicContext,
  { seller, pkg, counts, body, place }: OrderedPlace,
): Departure | null {
  const { world, rules, now } = ctx;
  const { malaysian = false, non_malaysian: nonMalaysian = false } = body;
  // Only a counter sells to both groups in one sale (002 §4.3).
  if (malaysian && nonMalaysian && seller.platform !== 'counter')
    throw invalidInput('non_malaysian', 'exclusive', 'expected Malaysian or non-Malaysian passengers, not both');
  assertAllowed(
    rules.checkGroup({ malaysian, nonMalaysian, state: body.state ?? null, country: body.country ?? null, counts }),
  );
  if (malaysian && !isOneOf(STATES, body.state)) throw new Refusal('state_required', { field: 'state' });
  if (nonMalaysian && !isOneOf(COUNTRIES, body.country)) throw new Refusal('country_required', { field: 'country' });
  const passengers = rules.countPassengers(counts);
  const slot = place?.slot ? getSlot(world, rules, { jetty: place.jetty, date: place.date, pkg }, place.slot) : null;
  if (slot && place) assertAllowed(rules.checkSlot({ slot, date: place.date, now, passengers }));
  const daySeats = place && countDaySeats(world, rules, { jetty: place.jetty, date: place.date, pkg });
  assertAllowed(rules.checkDaySeats({ left: daySeats, passengers }));
  const max = rules.maxPassengers({
    platform: seller.platform,
    vvip: pkg.vvip,
    serverMax: getSettings(world).maxPassenger,
    packageMax: pkg.maxPassenger,
    jetty: place && getCapacity(place.jetty),
    slot: slot ?? (daySeats === null ? null : { available_passenger: daySeats }),
  });
  assertAllowed(rules.checkPassengerCount(passengers, max));
  if (!place) return null;
  // A private boat carries only its own party, including free passengers.
  const capacity = slot ? slot.available_passenger : pkg.vvip ? max : daySeats;
  return { ...place, capacity };
}

function isOneOf(list: readonly string[], value: string | null | undefined): boolean {
  return value != null && list.includes(value);
}
