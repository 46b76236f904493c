import { maxPassengers, packagePricingFromWire, type PriceSource } from '@muara/contract/rules';
import type { Food, Jetty, Package, PartyRef, SalePackages, Slot } from '@muara/contract/types';
import type { Sale } from '@/domain/sale/sale.ts';

/** An exhibition shift sells exhibition packages only, without jetty, slot or date (002 §4.4). */
export function isExhibition(catalogue: SalePackages): boolean {
  return catalogue.pos?.type === 'start-shift-exhibition';
}

/** Tickets without date, jetty and slot: an agent's outside VVIP, and those of an exhibition (002 §4.3). */
export function isOpenTicket(sale: Sale, catalogue: SalePackages): boolean {
  if (sale.dining !== null) return false;
  return isExhibition(catalogue) || (sale.agentId !== null && !sale.vvip);
}

/** Whose prices apply (002 §4.3). */
export function priceSource({ agentId, guideId }: Sale): PriceSource {
  if (agentId !== null) return 'agent';
  return guideId === null ? 'none' : 'tourguide';
}

/** The grid: VVIP packages and charters, or the others; an exhibition shows its own alone. */
export function packagesForSale(catalogue: SalePackages, vvip = false): Package[] {
  const exhibition = isExhibition(catalogue);
  return catalogue.packages.filter(
    (item) => (item.vvip || item.vvip_charter) === vvip && item.exhibition === exhibition,
  );
}

export function packageOf(catalogue: SalePackages, sale: Sale): Package | null {
  return catalogue.packages.find((item) => item.id === sale.packageId) ?? null;
}

/** The agent or the tour guide whose prices apply; null where the catalogue names none. */
export function agentOrGuideOf(catalogue: SalePackages, { agentId, guideId }: Sale): PartyRef | null {
  const list = agentId === null ? catalogue.tourguides : catalogue.agents;
  return list.find(({ id }) => id === (agentId ?? guideId)) ?? null;
}

/** Where a package departs; a package that names no jetty departs from all. */
export function jettiesOf(catalogue: SalePackages, item: Package): Jetty[] {
  if (item.jetty_ids.length === 0) return catalogue.jettys;
  return catalogue.jettys.filter((jetty) => item.jetty_ids.includes(jetty.id));
}

export function jettyOf(catalogue: SalePackages, sale: Sale): Jetty | null {
  return catalogue.jettys.find((jetty) => jetty.id === sale.jettyId) ?? null;
}

/** Whether a jetty can be chosen: one that is closed to the public is still sold by agents and counters. */
export function canBoardAt(jetty: Jetty, sale: Sale): boolean {
  return jetty.active || sale.platform !== 'web_app';
}

/** Heads that a departure has left: a slot, or the day at a jetty without slots. */
export type Seats = Pick<Slot, 'available_passenger'>;

/** How many heads an order may hold, and whether it is the slot that says so (002 §9). */
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
  // Without the slot its jetty would set the limit: a slot says more only where it has less than that.
  return { max, bySlot: seats !== null && max < maxPassengers({ ...limits, slot: null }) };
}

/** Heads that fit in all, free ones included; null where nothing counts them. */
export function capacityOf(sale: Sale, catalogue: SalePackages, seats: Seats | null): number | null {
  if (isOpenTicket(sale, catalogue)) return null;
  // Without a slot, a boat for one party carries no more than its own, free heads included.
  const isOwnBoat = sale.vvip && (seats === null || jettyOf(catalogue, sale)?.gotSlots === false);
  return isOwnBoat ? passengerLimitOf(sale, catalogue, seats).max : (seats?.available_passenger ?? null);
}

/** Returns what an adult pays, in RM: null where nothing is charged, or where foreigners pay the same. */
export function adultPrices(item: Package): { local: number | null; foreign: number | null } {
  const local = item.adult_price || null;
  const foreign = item.adult_foreigner_price || null;
  return { local, foreign: foreign === local ? null : foreign };
}

/** The lowest Malaysian price of a package or a dish, for the 'from' of a tile, in RM; null when nothing is charged. */
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

/** What the whole boat costs this buyer, in sen; null where heads pay (002 §9). */
export function charterPrice(item: Package, sale: Sale): number | null {
  // Most packages are no charter, and each tile asks with each key: no bands are read for them.
  if (!item.vvip_charter) return null;
  const { charterPrices } = packagePricingFromWire(item);
  const source = priceSource(sale);
  return charterPrices[source === 'none' ? 'normal' : source];
}
