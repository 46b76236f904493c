import { maxPassengers } from '@muara/contract/rules';
import type { Jetty, Package, SalePackages, Slot } from '@muara/contract/types';
import type { Sale } from './sale.ts';

/** An exhibition shift sells exhibition packages only, without jetty, slot or date (002 §4.4). */
export function isExhibition(catalogue: SalePackages): boolean {
  return catalogue.pos?.type === 'start-shift-exhibition';
}

/** The grid of the counter. VVIP packages are sold by a flow of their own. */
export function packagesForSale(catalogue: SalePackages): Package[] {
  const exhibition = isExhibition(catalogue);
  return catalogue.packages.filter((item) => !item.vvip && !item.vvip_charter && item.exhibition === exhibition);
}

export function packageOf(catalogue: SalePackages, sale: Sale): Package | null {
  return catalogue.packages.find((item) => item.id === sale.packageId) ?? null;
}

/** Where a package departs; a package that names no jetty departs from all. */
export function jettiesOf(catalogue: SalePackages, item: Package): Jetty[] {
  if (item.jetty_ids.length === 0) return catalogue.jettys;
  return catalogue.jettys.filter((jetty) => item.jetty_ids.includes(jetty.id));
}

export function jettyOf(catalogue: SalePackages, sale: Sale): Jetty | null {
  return catalogue.jettys.find((jetty) => jetty.id === sale.jettyId) ?? null;
}

/** How many heads an order may hold, and whether it is the slot that says so (002 §9). */
export interface Cap {
  max: number;
  bySlot: boolean;
}

export function capOf(catalogue: SalePackages, slot: Slot | null): Cap {
  const limits = {
    platform: 'counter',
    vvip: false,
    serverMax: catalogue.max_passenger,
    packageMax: null,
    jetty: null,
  } as const;
  const max = maxPassengers({ ...limits, slot });
  return { max, bySlot: max < catalogue.max_passenger };
}

/** The lowest adult price, for the 'from' of a tile, in RM; null when nothing is charged. */
export function priceFrom(item: Package): number | null {
  const prices = [
    item.adult_price,
    item.child_price,
    item.senior_price,
    item.super_senior_price,
    item.student_price,
  ].filter((price) => price > 0);
  return prices.length === 0 ? null : Math.min(...prices);
}
