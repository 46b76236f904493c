import { maxPassengers } from '@muara/contract/rules/availability/max-passengers';
import { packagePricingFromWire } from '@muara/contract/rules/pricing/package-pricing-from-wire';
import type { PriceSource } from '@muara/contract/rules/pricing/shapes';
import type { Food, Jetty, Package, PartnerRef, SalePackages, Slot } from '@muara/contract/types';
import type { Sale } from '@/domain/sale/sale.ts';

/**
 * Returns whether this is an exhibition shift (002 §4.4).
 * It sells exhibition packages only, without jetty, slot or date.
 */
export function isExhibition(catalogue: SalePackages): boolean {
  return catalogue.pos?.type === 'start-shift-exhibition';
}

/**
 * Returns whether the ticket has no date, jetty and slot (002 §4.3).
 * Agents buy such tickets outside VVIP, and exhibitions sell them.
 */
export function isOpenTicket(sale: Sale, catalogue: SalePackages): boolean {
  if (sale.dining !== null) return false;
  return isExhibition(catalogue) || (sale.agentId !== null && !sale.vvip);
}

/** Returns whose prices apply (002 §4.3). */
export function priceSource({ agentId, guideId }: Sale): PriceSource {
  if (agentId !== null) return 'agent';
  return guideId === null ? 'none' : 'tourguide';
}

/** Returns the packages to show: VVIP and charters, or the others; in an exhibition, only its own. */
export function packagesForSale(catalogue: SalePackages, vvip = false): Package[] {
  const exhibition = isExhibition(catalogue);
  return catalogue.packages.filter(
    (item) => (item.vvip || item.vvip_charter) === vvip && item.exhibition === exhibition,
  );
}

export function packageOf(catalogue: SalePackages, sale: Sale): Package | null {
  return catalogue.packages.find((item) => item.id === sale.packageId) ?? null;
}

/** Returns the agent or the tour guide whose prices apply; null when the catalogue names none. */
export function agentOrGuideOf(catalogue: SalePackages, { agentId, guideId }: Sale): PartnerRef | null {
  const list = agentId === null ? catalogue.tourguides : catalogue.agents;
  return list.find(({ id }) => id === (agentId ?? guideId)) ?? null;
}

/** Returns the jetties of a package. A package that names none departs from all. */
export function jettiesOf(catalogue: SalePackages, item: Package): Jetty[] {
  if (item.jetty_ids.length === 0) return catalogue.jettys;
  return catalogue.jettys.filter((jetty) => item.jetty_ids.includes(jetty.id));
}

export function jettyOf(catalogue: SalePackages, sale: Sale): Jetty | null {
  return catalogue.jettys.find((jetty) => jetty.id === sale.jettyId) ?? null;
}

/** Whether a jetty can be chosen. Agents and counters also sell a jetty that is closed to the public. */
export function canBoardAt(jetty: Jetty, sale: Sale): boolean {
  return jetty.active || sale.platform !== 'web_app';
}

/** Free seats of a departure: of a slot, or of the day at a jetty without slots. */
export type Seats = Pick<Slot, 'available_passenger'>;

/** The most passengers that an order can have, and whether the slot sets that limit (002 §9). */
export interface PassengerLimit {
  max: number;
  bySlot: boolean;
}

export function passengerLimitOf(sale: Sale, catalogue: SalePackages, seats: Seats | null): PassengerLimit {
  const open = isOpenTicket(sale, catalogue);
  const limits = {
    platform: sale.platform,
    vvip: sale.vvip,
    serverMax: catalogue.max_passenger,
    packageMax: packageOf(catalogue, sale)?.max_passenger ?? null,
    jetty: open ? null : jettyOf(catalogue, sale),
  };
  const max = maxPassengers({ ...limits, slot: open ? null : seats });
  // The slot sets the limit only when it has fewer seats than the jetty allows.
  return { max, bySlot: seats !== null && max < maxPassengers({ ...limits, slot: null }) };
}

/** Returns how many passengers fit, free ones included; null when nothing limits them. */
export function capacityOf(sale: Sale, catalogue: SalePackages, seats: Seats | null): number | null {
  if (isOpenTicket(sale, catalogue)) return null;
  // Without a slot, a private boat carries its own passengers only, free ones included.
  const isOwnBoat = sale.vvip && (seats === null || jettyOf(catalogue, sale)?.gotSlots === false);
  return isOwnBoat ? passengerLimitOf(sale, catalogue, seats).max : (seats?.available_passenger ?? null);
}

/** Returns what an adult pays, in RM: null where nothing is charged, or where foreigners pay the same. */
export function adultPrices(item: Package): { local: number | null; foreign: number | null } {
  const local = item.adult_price || null;
  const foreign = item.adult_foreigner_price || null;
  return { local, foreign: foreign === local ? null : foreign };
}

/** Returns the lowest Malaysian price of a package or dish in RM, for 'from' on a tile; null if free. */
export function lowestPrice(item: Package | Food): number | null {
  const prices = [
    item.adult_price,
    item.child_price,
    item.senior_price,
    item.super_senior_price,
    item.student_price,
  ].filter((price) => price > 0);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Returns the price of a charter for this buyer, in sen; null when passengers pay one by one (002 §9). */
export function charterPrice(item: Package, sale: Sale): number | null {
  // Each tile calls this on each key, and few packages are charters: skip the price tiers of the others.
  if (!item.vvip_charter) return null;
  const { charterPrices } = packagePricingFromWire(item);
  const source = priceSource(sale);
  return charterPrices[source === 'none' ? 'normal' : source];
}
