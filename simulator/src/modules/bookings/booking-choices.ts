import type { BookingDetail, BookingJetty, BookingPackage } from '@muara/contract/types';
import { presentFood, presentPackage } from '../../domain/catalogue/index.ts';
import { listAgents, presentJetty, listTourGuides } from '../../domain/sales/index.ts';
import { blockedDates } from '../../domain/seats/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { toIso } from '../../world/local-time.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';

/**
 * Returns the choices of the booking form; removed packages and jetties stay readable on old bookings
 * (002 §7.1).
 */
export function bookingChoices({ world, rules }: Context): Omit<BookingDetail, 'ticket'> {
  const { packages, jetties, foods } = world.tables;
  return {
    agents: listAgents(world),
    tourguides: listTourGuides(world, rules),
    all_packages: packages.all().filter(isBookable).map(presentBookingPackage),
    all_jettys: jetties.all().map(presentBookingJetty),
    all_foods: Array.from(foods.cursor('list', { key: true, direction: 'asc' }), presentFood),
    ...blockedDates(world, rules, 'booking', true),
  };
}

/** Returns whether a package can be booked: VVIP, charter or not. */
export function isBookable({ vvip, vvipCharter, system }: PackageRecord): boolean {
  return (vvip || vvipCharter) && !system;
}

const packages = new WeakMap<PackageRecord, BookingPackage>();

function presentBookingPackage(pkg: PackageRecord): BookingPackage {
  let wire = packages.get(pkg);
  if (!wire) packages.set(pkg, (wire = { ...presentPackage(pkg), deleted_at: toIso(pkg.deletedAt) }));
  return wire;
}

function presentBookingJetty(jetty: JettyRecord): BookingJetty {
  return { ...presentJetty(jetty), deleted_at: toIso(jetty.deletedAt) };
}
