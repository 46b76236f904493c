import type { ReportFacts, ReportFilters } from '@muara/contract/reports';
import type { World } from '../../../world/world.ts';
import { listMoney } from './list-money.ts';

/** Returns what the reports are made from: the records of a world, as far as they fit the filters of a run. */
export function createFacts(world: World, filters: ReportFilters): ReportFacts {
  return {
    money: (range) => listMoney(world, filters, range),
  };
}
