import type { ReportFacts, ReportFilters } from '@muara/contract/reports';
import type { World } from '../../../world/world.ts';
import { countBatch } from './count-batch.ts';
import { listBookings } from './list-bookings.ts';
import { listMoney } from './list-money.ts';
import { listReprints } from './list-reprints.ts';
import { listShifts } from './list-shifts.ts';
import { listVoids } from './list-voids.ts';
import { listRedemptions } from './list-redemptions.ts';
import { listTrips } from './list-trips.ts';

/** Returns the data of the reports: the records of a world that match a run's filters. */
export function createFacts(world: World, filters: ReportFilters): ReportFacts {
  return {
    money: (range) => listMoney(world, filters, range),
    shifts: (range) => listShifts(world, filters, range),
    reprints: (range) => listReprints(world, filters, range),
    voids: (range) => listVoids(world, filters, range),
    bookings: (departure, made) => listBookings(world, filters, departure, made),
    batchOf: (purchaseId) => countBatch(world, purchaseId),
    trips: (range) => listTrips(world, filters, range),
    redemptions: (range, of) => listRedemptions(world, filters, range, of),
  };
}
